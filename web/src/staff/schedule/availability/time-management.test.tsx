import { saveBlocks } from '@tulia/domain/calls/schedule/block-time';
import { seedServices } from '@tulia/domain/practice/service';
import { Refusal } from '@tulia/domain/refusal';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toInstant } from '@tulia/domain/time/practice-time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { aRead } from '../../../platform/live/testing/a-read';
import { useQuery } from '../../../platform/live/use-query';
import { currentToast } from '../../../ui/toast-store';
import { TimeManagement } from './time-management';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../../../platform/live/use-query', () => ({ useQuery: vi.fn() }));
vi.mock('../../../platform/session/session', () => ({
  useSession: () => ({ role: 'admin', user: null }),
}));
const sent = vi.mocked(call);

afterEach(() => {
  vi.useRealTimers();
});

let locks: { serviceId: string | null; time: string }[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: toInstant('2026-11-23', '09:00'), toFake: ['Date'] });
  sent.mockReset();
  sent.mockResolvedValue({ days: 1, kept: [] });
  locks = [];
  vi.mocked(useQuery).mockImplementation((key, record) => {
    if (key === null) return aRead<never>(undefined as never, { status: 'idle' });
    return record.collection === 'services'
      ? aRead(seedServices.map((each) => ({ ...each, id: each.slug })) as never)
      : aRead(locks.map((each) => ({ practitionerId: 'therapist', ...each })) as never);
  });
});

const NONE = 'No blocked times set. Therapist is available all day.';
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Presses, and waits until the panel has followed. */
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await new Promise((resolve) => setTimeout(resolve));
  });
const add = async (start: string, end: string) => {
  type('Start time', start);
  type('End time', end);
  await press('Add Blocked Time Range');
};
const chips = () => screen.getAllByRole('button', { name: /^Remove/ }).map((c) => c.textContent);
const save = () => press('Save');
const choose = (service = '*') => type('Service', service);

test('the panel says nothing of a day before a service is chosen, and that a closed day is closed', () => {
  vi.setSystemTime(toInstant('2026-11-22', '09:00'));
  render(<TimeManagement />);
  expect(screen.getByText('Select a service to see its blocked times.')).toBeTruthy();
  expect(screen.queryByText(NONE)).toBeNull();
  choose();
  expect(screen.getByText(/The practice is closed on this day/)).toBeTruthy();
});

test('the panel says that nothing is blocked, shows ranges as chips, and removes them again', async () => {
  render(<TimeManagement />);
  choose();
  expect(screen.getByText(NONE)).toBeTruthy();
  await add('09:00', '10:30');
  await add('14:10', '15:00');
  expect(screen.getByText('14:00–15:00 added')).toBeTruthy();
  expect(chips()).toEqual(['09:00–10:30', '14:00–15:00']);
  await press('Remove 09:00–10:30');
  expect(chips()).toEqual(['14:00–15:00']);
  await press('Remove 14:00–15:00');
  expect(screen.getByText(NONE)).toBeTruthy();
});

test.each([
  ['', '10:00', 'Missing Information', 'Please enter both start and end times'],
  ['09:00', '', 'Missing Information', 'Please enter both start and end times'],
  ['10:00', '10:00', 'Invalid Time Range', 'End time must be after start time'],
  ['11:00', '10:00', 'Invalid Time Range', 'End time must be after start time'],
])('a range from "%s" to "%s" is refused', async (start, end, title, description) => {
  render(<TimeManagement />);
  choose();
  await add(start, end);
  expect(currentToast()).toMatchObject({ variant: 'destructive', title, description });
  expect(screen.getByText(NONE)).toBeTruthy();
});

test('saving needs a service, and ranges entered before are kept for it', async () => {
  render(<TimeManagement />);
  await add('09:00', '10:00');
  await save();
  const [title, description] = ['No Service Selected', 'Please select a service first'];
  expect(currentToast()).toMatchObject({ title, description });
  choose();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await save();
  const id = expect.stringMatching(/^[\w-]{16,64}$/) as string;
  const when = { firstDate: '2026-11-23', lastDate: '2026-11-23', weekdays: [1] };
  const block = { id, ...when, start: '09:00', end: '10:00' };
  const whose = { practitionerId: 'therapist', serviceId: null };
  const rest = { freed: [], keepSessions: false };
  expect(sent).toHaveBeenCalledExactlyOnceWith(saveBlocks, { ...whose, blocks: [block], ...rest });
  expect(currentToast()).toMatchObject({
    title: 'Success',
    description: 'Availability schedule saved successfully',
  });
});

test('one service is saved without the blocks of all services', async () => {
  locks = [
    { serviceId: null, time: '08:00' },
    { serviceId: 'consultation', time: '12:00' },
  ];
  render(<TimeManagement />);
  choose('consultation');
  expect(chips()).toEqual(['12:00–12:30']);
  expect(screen.getByText('08:00–08:30 for all services')).toBeTruthy();
  await add('16:00', '16:30');
  await save();
  expect(sent.mock.calls[0]?.[1]).toMatchObject({
    serviceId: 'consultation',
    blocks: [{ start: '16:00', end: '16:30' }],
    freed: [],
  });
});

test('one save blocks each added stretch and frees what was removed, and nothing that stays', async () => {
  locks = ['12:00', '12:30', '13:00'].map((time) => ({ serviceId: null, time }));
  render(<TimeManagement />);
  choose();
  expect(screen.queryByText(/for all services/)).toBeNull();
  await press('Remove 12:00–13:30');
  await add('13:00', '14:00');
  await add('16:00', '17:00');
  await save();
  expect(sent).toHaveBeenCalledOnce();
  expect(sent.mock.calls[0]?.[1]).toMatchObject({
    blocks: [
      { start: '13:30', end: '14:00' },
      { start: '16:00', end: '17:00' },
    ],
    freed: [{ date: '2026-11-23', start: '12:00', end: '13:00' }],
  });
});

test('sessions in the way are listed and nothing is lost', async () => {
  const offeredUntil = toInstant('2026-11-23', '09:20');
  const bookings = [
    { bookingId: 'one', date: '2026-11-23', time: '10:00' },
    { bookingId: 'offer_two', date: '2026-11-23', time: '11:00', offeredUntil },
  ];
  sent.mockRejectedValue(new Refusal('conflicts-with-bookings', { bookings }));
  render(<TimeManagement />);
  choose();
  await add('10:00', '11:00');
  await save();
  expect(currentToast()).toMatchObject({
    title: 'Error',
    description: 'Failed to save availability schedule',
  });
  const listed = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Monday,? 23 November 2026, 10:00$/),
    expect.stringContaining('11:00 (held for a client who waits, until 09:20)'),
  ]);
  expect(chips()).toEqual(['10:00–11:00']);
});

test('the panel asks before another day drops unsaved changes', async () => {
  render(<TimeManagement />);
  choose();
  const day = () => screen.getByRole('group', { name: 'Day' }).querySelector('strong')?.textContent;
  const first = day();
  await press('Next day');
  const second = day();
  expect(second).not.toBe(first);
  await add('09:00', '10:00');
  await press('Previous day');
  await press('Stay');
  expect(day()).toBe(second);
  expect(chips()).toEqual(['09:00–10:00']);
  await press('Previous day');
  await press('Leave without saving');
  expect(day()).toBe(first);
  expect(screen.getByText(NONE)).toBeTruthy();
});

test.each([
  ['services', 'Failed to load services'],
  ['slots', 'Failed to load availability data'],
])('%s that cannot be read are said in a toast', async (collection, description) => {
  const read = vi.mocked(useQuery).getMockImplementation()!;
  vi.mocked(useQuery).mockImplementation((key, record, ...rest) => {
    const live = read(key, record, ...rest);
    const fails = key !== null && record.collection === collection;
    return fails ? { ...live, status: 'error', data: undefined } : live;
  });
  render(<TimeManagement />);
  if (collection === 'slots') choose();
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error', description }));
});
