import { manageViewOf, type ManageView } from '@tulia/domain/booking/manage-view';
import { nothingPaid } from '@tulia/domain/money/summary';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { Refusal } from '@tulia/domain/refusal';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { addDays, toWallTime } from '@tulia/domain/time/practice-time';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../../platform/language/use-texts';
import { call } from '../../../platform/live/call';
import { useFreeDays } from '../../sessions/use-free-days';
import { ManageByLink } from './manage-by-link';
import './contact-by-link';
import '../../sessions/cancel-dialog';
import '../../sessions/move-dialog';

vi.mock(import('../../../platform/live/call'), () => ({ call: vi.fn() }));
vi.mock(import('../../sessions/use-free-days'), () => ({ useFreeDays: vi.fn() }));
vi.mock('../../../shared/practice/practice', () => ({
  usePractice: () => defaultPracticeSettings,
}));
const sent = vi.mocked(call);
const token = '0123456789abcdef0123456789abcdef';
const startsAt = Math.floor(Date.now() / DAY) * DAY + 10 * DAY + 11 * HOUR;
const paid = { ...nothingPaid(3000), state: 'paid' as const, paid: 3000, balance: 0 };
const session = aConfirmed({ startsAt, payment: paid });
const freeDay = toWallTime(startsAt).date;
const viewOf = (booking = session) => manageViewOf(booking, Date.now());
const version = session.version + 1;
const moved = aConfirmed({ startsAt: startsAt + 2 * HOUR, version, payment: paid });
const payment = { ...paid, balance: -3000 };
const cancelled = aConfirmed({ startsAt, status: 'cancelled', version, payment });

/** The answers of the server to the link and to a change. */
let shown: ManageView;
let answers: Record<string, () => Promise<{ view: ManageView }>> = {};

beforeEach(() => {
  shown = viewOf();
  answers = {};
  sent.mockReset();
  sent.mockImplementation(({ name }) => answers[name]?.() ?? Promise.resolve({ view: shown }));
  const time = { time: '16:00', startsAt: startsAt + 2 * HOUR };
  const days = [{ date: freeDay, times: [time] }];
  vi.mocked(useFreeDays).mockReturnValue({ status: 'ready', days, retry: vi.fn() });
});

const show = (language: 'en' | 'sw' = 'en') =>
  render(
    <LanguageProvider language={language}>
      <ManageByLink token={token} />
    </LanguageProvider>,
    { wrapper: MemoryRouter },
  );
/** Opens the dialog and chooses a new time in it. */
const chooseTime = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Reschedule' }));
  await screen.findByRole('grid', { name: 'New day' });
  fireEvent.click(document.querySelector(`[data-date="${freeDay}"]`)!);
  fireEvent.click(screen.getByLabelText(/^16:00/));
  return screen.getByRole('dialog');
};
const asked = (name: string) =>
  sent.mock.calls.filter(([contract]) => contract.name === name).map(([, input]) => input);

test('the page says state, amounts and policy before anything is pressed, and names no person', async () => {
  show();
  const heading = await screen.findByRole('heading', { level: 2, name: /^Confirmed for / });
  expect(heading.textContent).toContain('14:00');
  expect(screen.getByText('KES 3,000 received for this session. Thank you.')).toBeTruthy();
  expect(screen.getByText(/^You can reschedule until .*08:00/)).toBeTruthy();
  expect(screen.getByText(/^If you cancel by .*11:00.*everything that you have paid/)).toBeTruthy();
  for (const hidden of ['Amina', 'Therapy', 'Njeri', session.referenceNumber])
    expect(document.body.textContent).not.toContain(hidden);
  // Opening the page changes nothing.
  expect(sent.mock.calls.map(([contract]) => contract.name)).toEqual(['showManageLink']);
});

test('cancelling says the refund first; the heading then says it and has the focus', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel session' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('You will get a full refund of KES 3,000.');
  expect(dialog.textContent).not.toContain('Therapy');
  expect(asked('cancelByLink')).toEqual([]);
  answers['cancelByLink'] = () => Promise.resolve({ view: viewOf(cancelled) });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, cancel' }));
  const heading = await screen.findByRole('heading', { level: 2, name: /^Cancelled\. It was on/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(asked('cancelByLink')).toEqual([{ token, version: session.version }]);
  expect(screen.queryByRole('button', { name: /Cancel|Reschedule/ })).toBeNull();
  expect(screen.getByText(/^KES 3,000 is to go back to you/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Book New Session' })).toBeTruthy();
});

test('moving sends the version on screen, and the heading says the new time', async () => {
  show();
  const dialog = await chooseTime();
  answers['moveByLink'] = () => Promise.resolve({ view: viewOf(moved) });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reschedule' }));
  const heading = await screen.findByRole('heading', { level: 2, name: /^Confirmed for .*16:00/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const to = { date: freeDay, time: '16:00' };
  expect(asked('moveByLink')).toEqual([{ token, version: session.version, ...to }]);
});

test('the dialog says where a day has no free time, and leads from a day back to its month', async () => {
  show();
  const dialog = within(await chooseTime());
  expect(dialog.queryByRole('grid')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Another day' }));
  expect(dialog.getByRole('grid', { name: 'New day' })).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Reschedule' })).toHaveProperty('disabled', true);
  fireEvent.click(document.querySelector(`[data-date="${addDays(freeDay, 1)}"]`)!);
  expect(dialog.getByText(/: .*no free time/)).toBeTruthy();
});

test('a time that was just taken is said with free ones, and the dialog stays', async () => {
  show();
  const dialog = await chooseTime();
  const free = { date: '2099-01-06', time: '09:00', startsAt: startsAt + DAY };
  const freeTimes = [{ ...free, practitionerId: 'therapist' }];
  answers['moveByLink'] = () => Promise.reject(new Refusal('slot-taken', { freeTimes }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reschedule' }));
  expect(await within(dialog).findByText(/has just been taken/)).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: /, 14:00/ })).toBeTruthy();
});

test('a change from another device is reported and shown, and the session is not changed again', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel session' }));
  const dialog = await screen.findByRole('alertdialog');
  answers['cancelByLink'] = () => {
    shown = viewOf(moved);
    return Promise.reject(new Refusal('version-conflict', { version: 4, status: 'confirmed' }));
  };
  fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, cancel' }));
  await waitFor(() => expect(dialog.textContent).toContain('16:00'));
  answers['cancelByLink'] = () => Promise.resolve({ view: viewOf(cancelled) });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, cancel' }));
  await waitFor(() => expect(asked('cancelByLink')).toHaveLength(2));
  expect(asked('cancelByLink')[1]).toEqual({ token, version: session.version + 1 });
});

test('after a refusal the typed number is kept, and sent with the new version', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Change contact details' }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = dialog.getByRole('button', { name: 'Save' });
  const phone = '0733 000 000';
  fireEvent.change(dialog.getByLabelText('New phone number'), { target: { value: phone } });
  answers['changeContactByLink'] = () => {
    shown = viewOf(moved);
    return Promise.reject(new Refusal('version-conflict', { version, status: 'confirmed' }));
  };
  fireEvent.click(save);
  await screen.findByRole('heading', { level: 2, name: /16:00/, hidden: true });
  answers['changeContactByLink'] = () => Promise.resolve({ view: shown });
  fireEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const seen = [session.version, version].map((each) => ({
    token,
    version: each,
    name: '',
    phone,
  }));
  expect(asked('changeContactByLink')).toEqual(seen);
});

test('past the cut-offs the page says that there is no refund, and offers no move', async () => {
  shown = viewOf(aConfirmed({ startsAt: Date.now() + 2 * HOUR, payment: paid }));
  show();
  expect(await screen.findByText('If you cancel now, there is no refund.')).toBeTruthy();
  expect(screen.getByText(/can be rescheduled up to 6 hours before/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
});

test('where nothing was paid, the page does not say that cancelling loses money', async () => {
  shown = viewOf(aBooking({ startsAt: Date.now() + 2 * HOUR }));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel request' }));
  expect(document.body.textContent).not.toContain('no refund');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('If you have paid, you get it back.');
});

test('the page asks the server again when it becomes visible', async () => {
  show();
  await screen.findByRole('button', { name: 'Reschedule' });
  shown = viewOf({ ...cancelled, cancelledBy: 'line' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('heading', { level: 2, name: /^The line failed/ })).toBeTruthy();
});

test('a link that is unknown or over says what to do, in Swahili too', async () => {
  sent.mockRejectedValue(new Refusal('not-found'));
  show('sw');
  expect(await screen.findByText('Kiungo hiki si sahihi')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
