/** The switch of the own calendar, and what is said when the calendar is not read any more. */
import { saveCalendarFeed, saveOwnCalendar } from '@tulia/domain/calls/meeting/own-calendar';
import type { Role } from '@tulia/domain/person/role';
import { Refusal } from '@tulia/domain/refusal';
import { noCalendar, type OwnCalendar as Calendar } from '@tulia/domain/slot/own-calendar';
import { MINUTE } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { currentToast } from '../../../ui/toast-store';
import { OwnCalendar } from './own-calendar';

const NOW = toInstant('2026-11-24', '10:00');
const given = vi.hoisted((): { live: object; role: string; ownId: string | null } => ({
  live: {},
  role: '',
  ownId: null,
}));
vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../../../platform/live/use-document', () => ({ useDocument: () => given.live }));
vi.mock('../../../platform/hooks/use-now', () => ({ useNow: () => NOW }));
vi.mock('../../../platform/session/session', () => ({ useSession: () => ({ role: given.role }) }));
vi.mock('../../parts/use-own-practitioner', () => ({ useOwnPractitioner: () => given.ownId }));
vi.mock(import('../../parts/person-select'), async (original) => ({
  ...(await original()),
  usePersonChoice: () => ({ people: [], practitionerId: 'njeri', choose: vi.fn() }),
}));
const sent = vi.mocked(call);

const as = (role: Role, ownId: string | null) => Object.assign(given, { role, ownId });
const put = (change: Partial<Calendar> | null) => {
  const data = change === null ? null : { ...noCalendar, ...change };
  given.live = { status: 'ready', data, overdue: false };
};
const box = () => screen.queryByRole('checkbox', { name: /close hours/ });
const press = () =>
  act(async () => {
    fireEvent.click(box() ?? document.body);
    await new Promise((resolve) => setTimeout(resolve));
  });

beforeEach(() => {
  sent.mockReset();
  as('therapist', 'njeri');
  put(null);
});

test('practitioners see the switch of their own calendar, admins that of each, and others none', () => {
  const isSeen = (role: Role, ownId: string | null) => {
    as(role, ownId);
    const { unmount } = render(<OwnCalendar />);
    const found = box() !== null;
    unmount();
    return found;
  };
  expect(isSeen('therapist', 'njeri')).toBe(true);
  expect(isSeen('therapist', 'wambui')).toBe(false);
  expect(isSeen('receptionist', null)).toBe(false);
  expect(isSeen('admin', null)).toBe(true);
});

test('the switch is off at first, and a press sends it once and says what happens now', async () => {
  let answer: (value: object) => void = () => undefined;
  sent.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(<OwnCalendar />);
  expect(box()).toHaveProperty('checked', false);
  await press();
  expect(box()).toMatchObject({ checked: true, disabled: true });
  await press();
  await act(async () => {
    answer({ problem: null });
    await Promise.resolve();
  });
  expect(sent.mock.calls).toEqual([
    [saveOwnCalendar, { practitionerId: 'njeri', closesHours: true }],
  ]);
  expect(currentToast()?.title).toBe('Busy times close hours');
});

test('a calendar that cannot be read is said to be so, and a refusal leaves the switch as it was', async () => {
  sent.mockResolvedValueOnce({ problem: 'calendar-closed' });
  render(<OwnCalendar />);
  await press();
  expect(currentToast()).toMatchObject({ title: 'The calendar could not be read' });
  expect(currentToast()?.description).toContain('not shared any more');
  sent.mockRejectedValueOnce(new Refusal('meeting-not-connected'));
  await press();
  expect(currentToast()).toMatchObject({ title: 'The switch was not changed' });
  expect(currentToast()?.description).toContain('The owner connects it');
  expect(box()).toHaveProperty('checked', false);
});

test.each<[string, Partial<Calendar>, string | null]>([
  ['read just now', { readAt: NOW - 5 * MINUTE }, null],
  ['not read for an hour', { readAt: NOW - 60 * MINUTE }, 'since 24 Nov 2026, 09:00'],
  ['never read', { readAt: null, problem: 'provider-error' }, 'never read'],
  [
    'revoked a moment ago',
    { readAt: NOW - 5 * MINUTE, problem: 'not-authorised' },
    'connects Google again',
  ],
])('a calendar that is %s', (_, change, said) => {
  put({ closesHours: true, ...change });
  render(<OwnCalendar />);
  const alert = screen.queryByRole('alert')?.textContent ?? null;
  if (said === null) expect(alert).toBeNull();
  else expect(alert).toContain(said);
  if (said === null) expect(screen.getByText('Read last: 24 Nov 2026, 09:55.')).toBeTruthy();
  else expect(alert).toContain('stay closed');
});

test('a calendar that could not be loaded has no switch', () => {
  given.live = { status: 'error', data: undefined, overdue: false };
  render(<OwnCalendar />);
  expect(box()).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
});

const pressButton = (name: string) =>
  act(async () => {
    const all = screen.getAllByRole('button', { name });
    fireEvent.click(all.at(-1) ?? document.body);
    await new Promise((resolve) => setTimeout(resolve));
  });

test('an address of the feed is made by one press, and shown once with a button that copies it', async () => {
  sent.mockResolvedValue({ address: 'https://feed.example/secret.ics' });
  const { unmount } = render(<OwnCalendar />);
  await pressButton('Make an address');
  expect(sent.mock.calls).toEqual([
    [saveCalendarFeed, { practitionerId: 'njeri', isWanted: true }],
  ]);
  const field = screen.getByLabelText('Secret address');
  expect(field).toMatchObject({ value: 'https://feed.example/secret.ics', readOnly: true });
  expect(screen.getByRole('button', { name: 'Copy address' })).toBeTruthy();
  unmount();
  put({ feedMadeAt: NOW });
  render(<OwnCalendar />);
  expect(screen.queryByLabelText('Secret address')).toBeNull();
  expect(screen.getByText('There is an address since 24 Nov 2026, 10:00.')).toBeTruthy();
});

test.each([
  ['Make a new address', true],
  ['End the address', false],
])('an address that is in use changes only after a question: %s', async (name, isWanted) => {
  put({ feedMadeAt: NOW });
  sent.mockResolvedValue({ address: 'https://feed.example/other.ics' });
  render(<OwnCalendar />);
  await pressButton(name);
  expect(sent).not.toHaveBeenCalled();
  await pressButton(name);
  expect(sent.mock.calls).toEqual([[saveCalendarFeed, { practitionerId: 'njeri', isWanted }]]);
});
