/** The dialog before a cancellation: who asks for it and why, its sentences about money, and the call. */
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { nothingPaid } from '@tulia/domain/money/summary';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { HOUR } from '@tulia/domain/time/instant';
import type { Booking } from '@tulia/domain/booking/booking';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../../platform/language/use-texts';
import { call } from '../../../platform/live/call';
import { cancelBooking, cancelSeries, undoCancel } from '../../../platform/live/call-names';
import { actOnToast, currentToast } from '../../../ui/toast-store';
import { BoardHarness } from '../board/testing/board-harness';
import { CancelDialog } from './cancel-dialog';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../board/mails/follow-mails', () => ({ followMails: () => Promise.resolve('sent') }));
vi.mock('../../../shared/practice/practice', () => ({
  usePractice: () => defaultPracticeSettings,
}));
const stored = vi.hoisted((): { bookings: object[] } => ({ bookings: [] }));
vi.mock('../../../platform/live/use-list', () => ({
  useList: (key: string | null) => ({ data: key === null ? undefined : stored.bookings }),
}));
const sent = vi.mocked(call);

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockReset();
  sent.mockResolvedValue({ status: 'cancelled', version: 4, refund: 0, kept: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const { startsAt, endsAt } = aConfirmed();
const paid = { ...nothingPaid(3000), state: 'paid', paid: 3000, balance: 0 } as const;
const seen = { bookingId: 'booking-1', version: 3 };
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const onClose = vi.fn();

const show = (booking: Booking, now: number, language: 'en' | 'sw' = 'en') =>
  render(
    <LanguageProvider language={language}>
      <BoardHarness board={{ now }}>
        <CancelDialog booking={booking} onClose={onClose} />
      </BoardHarness>
    </LanguageProvider>,
  );
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const send = async (name = 'Cancel booking') => {
  fireEvent.click(screen.getByRole('button', { name }));
  await later(10);
};
const STAYS = /KES 3,000 that was paid stays with the practice/;
const GOES = /KES 3,000 is to go back to the client/;

test('the later sessions of a series are cancelled with it by one call, which names the versions on screen', async () => {
  const series = { seriesId: 'booking-1' };
  const week = 7 * 24 * HOUR;
  stored.bookings = [1, 2].map((weeks) => ({
    ...aConfirmed({ ...series, startsAt: startsAt + weeks * week, endsAt: endsAt + weeks * week }),
    id: `booking-${weeks + 1}`,
    version: weeks,
  }));
  show(aConfirmed(series), startsAt - HOUR);
  choose('The practice has to cancel');
  fireEvent.click(screen.getByLabelText(/^The 2 later sessions of this series, too/));
  await send();
  const sessions = [
    seen,
    { bookingId: 'booking-2', version: 1 },
    { bookingId: 'booking-3', version: 2 },
  ];
  const said = expect.objectContaining({ sessions, askedBy: 'practice' }) as unknown;
  expect(sent).toHaveBeenCalledExactlyOnceWith(cancelSeries, said);
  expect(currentToast()?.description).toContain('3 sessions are cancelled');
  expect(onClose).toHaveBeenCalled();
});

test('no cancellation begins before the staff member has chosen who cancels', async () => {
  show(aConfirmed(), startsAt - HOUR);
  await send();
  expect(screen.getByText('Please say who cancels')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test('a payment is kept when the client cancels too late, unless staff waive that', async () => {
  show(aConfirmed({ payment: paid }), startsAt - HOUR);
  expect(screen.queryByRole('checkbox', { name: 'Give it back all the same' })).toBeNull();
  choose('The client asked for it');
  expect(screen.getByText(STAYS)).toBeTruthy();
  expect(screen.getByText(/less than 3 hours before the session/)).toBeTruthy();
  tick('Give it back all the same');
  expect(screen.getByText(GOES)).toBeTruthy();
  await send();
  expect(onClose).toHaveBeenCalled();
  const said = {
    askedBy: 'client',
    waivesFee: true,
    reason: '',
    tellsReason: false,
    undoable: true,
  };
  expect(sent).toHaveBeenCalledExactlyOnceWith(cancelBooking, { ...seen, ...said });
});

test.each([
  ['The client asked for it', startsAt - 4 * HOUR],
  ['The practice has to cancel', startsAt - HOUR],
])('all of the payment goes back, and there is nothing to waive: %s', (who, now) => {
  show(aConfirmed({ payment: paid }), now);
  choose(who);
  expect(screen.getByText(GOES)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the client reads the reason only when staff choose that', async () => {
  show(aBooking(), startsAt - 4 * HOUR);
  choose('The practice has to cancel');
  expect(screen.queryByRole('checkbox')).toBeNull();
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: ' We are away. ' } });
  tick('Tell the client this reason');
  await send();
  const said = { askedBy: 'practice', reason: 'We are away.', tellsReason: true };
  expect(sent.mock.calls).toMatchObject([[cancelBooking, said]]);
});

test('the dialog says for a past session that no mail is sent', () => {
  show(aConfirmed(), endsAt);
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'x' } });
  expect(screen.getByText('This session is past: nobody is written to.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a cancellation is undone from its toast, in Swahili too', async () => {
  show(aConfirmed(), startsAt - HOUR, 'sw');
  choose('Mteja ameomba');
  await send('Ghairi miadi');
  act(() => actOnToast(currentToast()?.id ?? -1));
  await later(0);
  expect(sent).toHaveBeenLastCalledWith(undoCancel, { ...seen, version: 4 });
});
