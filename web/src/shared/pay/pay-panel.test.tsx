import { askForPayment, sayPaid } from '@tulia/domain/calls/payments/payments';
import { nothingPaid } from '@tulia/domain/money/summary';
import type { Booking } from '@tulia/domain/booking/booking';
import { withoutPlaceholders } from '@tulia/domain/practice/placeholders';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import type { StkPushView } from '@tulia/domain/money/provider/attempt';
import { Refusal } from '@tulia/domain/refusal';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../platform/language/use-texts';
import { aBooking } from '@tulia/domain/testing/booking';
import { call } from '../../platform/live/call';
import { followPayment, holdAgain } from '../../platform/live/call-names';
import { adoptPractice } from '../practice/practice';
import { PayPanel } from './pay-panel';
import './ways-to-pay';

vi.mock(import('../../platform/live/call'), () => ({ call: vi.fn() }));
const sent = vi.mocked(call);
beforeEach(() => {
  sent.mockReset();
  sent.mockResolvedValue({});
});
afterEach(() => vi.useRealTimers());

const prompt = (changes: Partial<StkPushView>): StkPushView => ({
  attemptId: 'a1',
  state: 'prompted',
  end: null,
  amount: 3000,
  phone: '07•• ••• 678',
  at: Date.now(),
  ...changes,
});
const settings = (promptsOn: boolean, mobileMoneyPaybill = '400200') => ({
  ...defaultPracticeSettings,
  payment: { ...defaultPracticeSettings.payment, promptsOn, mobileMoneyPaybill },
});
const show = (
  changes: Partial<Booking>,
  practice = settings(true),
  language: 'en' | 'sw' = 'en',
  bookings: readonly Booking[] = [],
) =>
  render(
    <LanguageProvider language={language}>
      <PayPanel
        booking={aBooking({ status: 'pending', payment: nothingPaid(3000), ...changes })}
        bookings={bookings}
        practice={practice}
      />
    </LanguageProvider>,
    { wrapper: MemoryRouter },
  );
const sendCode = (code: string) => {
  const field = screen.getByLabelText(/Code of the M-Pesa message/);
  fireEvent.change(field, { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Send code', hidden: true }));
};
const DAY_AHEAD = Date.now() + 86_400_000;
const paid = { ...nothingPaid(3000), paid: 3000, balance: 0 };

test('a practice that has written no way to pay tells its clients by itself', async () => {
  const shipped = withoutPlaceholders(defaultPracticeSettings);
  show({}, shipped);
  expect(await screen.findByText('We will write to you and tell you how to pay.')).toBeTruthy();
  expect(screen.queryByText(/Till|000000|Example Bank/)).toBeNull();
  act(() => adoptPractice({ phone: '+254 711 222 333' }));
  await screen.findByText(/^We will tell you how to pay/);
  expect(screen.getByRole('link', { name: '+254 711 222 333' })).toBeTruthy();
});

test('the form asks for a prompt with a number in any form, and refuses a number that is not Kenyan', async () => {
  show({});
  const phone = await screen.findByLabelText<HTMLInputElement>(/M-Pesa phone number/);
  expect(phone.value).toBe('0700 000 001');
  fireEvent.change(phone, { target: { value: 'mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Pay KES 3,000' }));
  expect(await screen.findByText(/Enter a Kenyan mobile number/)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  fireEvent.change(phone, { target: { value: '+254 (0)722-000 111' } });
  fireEvent.click(screen.getByRole('button', { name: 'Pay KES 3,000' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.slice(0, 2)).toMatchObject([
    askForPayment,
    { bookingId: 'booking-1', phone: '254722000111' },
  ]);
});

const seriesOf = (count: number) =>
  Array.from({ length: count }, (_, week) =>
    aBooking({
      id: `booking-${week + 1}`,
      seriesId: 'booking-1',
      startsAt: aBooking().startsAt + week * 7 * 86_400_000,
    }),
  );

test('a session of a series is paid alone, or with all others that are open', async () => {
  const paidOne = { ...aBooking({ id: 'booking-9', seriesId: 'booking-1' }), payment: paid };
  show({ seriesId: 'booking-1' }, settings(true), 'en', [...seriesOf(4), paidOne]);
  const one = await screen.findByRole<HTMLInputElement>('radio', {
    name: 'This session: KES 3,000',
  });
  expect(one.checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'All 4 open sessions: KES 12,000' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pay KES 12,000' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ bookingId: 'booking-1', all: true });
});

test.each<[string, Partial<Booking>, boolean, Booking[]]>([
  ['that is no part of a series', {}, true, seriesOf(4)],
  ['whose others are paid', { seriesId: 'booking-1' }, true, seriesOf(1)],
  ['without prompts', { seriesId: 'booking-1' }, false, seriesOf(4)],
])('a session %s is offered alone', async (_, changes, promptsOn, bookings) => {
  show(changes, settings(promptsOn), 'en', bookings);
  await screen.findByText(promptsOn ? 'Pay KES 3,000' : 'PayBill');
  expect(screen.queryByRole('radio')).toBeNull();
});

test.each([
  ['prompted', 'Waiting for your PIN'],
  ['unknown', 'We are checking'],
  ['paid', 'We are checking'],
] as const)(
  'a prompt that is “%s” is never shown as money received, and is asked about up the ladder',
  async (state, words) => {
    vi.useFakeTimers();
    show({ prompt: prompt({ state }) });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText('Received')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(125_000));
    expect(sent.mock.calls.map(([contract]) => contract)).toEqual(Array(4).fill(followPayment));
  },
);

test('a prompt that failed is told in words, and may be tried again', async () => {
  show({ prompt: prompt({ state: 'refused', end: 'wrong-pin' }) });
  expect(screen.getByText('The PIN was not right. Nothing was taken.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Try again: Pay KES 3,000' })).toBeTruthy();
});

test('a till takes no account, so none is named beside it, and the code keeps the time', async () => {
  show({}, settings(false, ''));
  await screen.findByText(/^The till asks for no account. .* here: it keeps your time\.$/);
  // Open, so that nobody has to look for it.
  expect(screen.getByLabelText(/Code of the M-Pesa message/)).toBeTruthy();
  for (const words of ['I have paid', 'PayBill', 'Account'])
    expect(screen.queryByText(words)).toBeNull();
  expect(screen.getByText('Reference for the bank')).toBeTruthy();
});

test('the code of a payment at the till keeps no time once staff have decided', async () => {
  show({ status: 'completed' }, settings(true, ''));
  expect(await screen.findByText(/^The till asks .* we know your payment by it\.$/)).toBeTruthy();
  expect(screen.getByText('Pay by yourself, or enter a code')).toBeTruthy();
});

test('without prompts the panel says PayBill and account code, and takes the code of a payment', async () => {
  show({}, settings(false));
  expect(await screen.findAllByText('7QF2M0XC')).toHaveLength(2);
  expect(screen.getByText('400200')).toBeTruthy();
  expect(screen.queryByLabelText(/M-Pesa phone number/)).toBeNull();
  sendCode('qwe1234567');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0]).toBe(sayPaid);
});

test('the client is not asked to pay twice while a payment is looked for', () => {
  show({ prompt: prompt({ state: 'paid' }) });
  expect(screen.getByText('We are checking')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
});

test('the panel says that M-Pesa does not know a code, and offers another way to pay', async () => {
  show({ saidCode: 'QWE1234567', paidTime: 'unseen', holdExpiresAt: null });
  expect(screen.getByText(/^M-Pesa has not told us of .* the code QWE1234567/)).toBeTruthy();
  expect(screen.getByText(/^We no longer hold this time for you/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Pay KES 3,000' })).toBeTruthy();
  expect(screen.getByText(/If the code was wrong, enter the right one/)).toBeTruthy();
  expect(screen.getByLabelText(/Code of the M-Pesa message/)).toBeTruthy();
});

test('a code that is looked for may be corrected', async () => {
  show({ saidCode: 'QWE1234567', paidTime: 'said', holdExpiresAt: Date.now() + 600_000 });
  expect(screen.getByText(/^You told us the code QWE1234567/)).toBeTruthy();
  expect(await screen.findByText('Correct the code')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pay KES/ })).toBeNull();
  sendCode('QWE1234568');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ bookingId: 'booking-1', code: 'QWE1234568' });
});

test('a prompt that waits says when another number can be given, and then takes one', async () => {
  const { unmount } = show({ prompt: prompt({}) });
  expect(screen.getByText(/The prompt ends by itself within 2 minutes/)).toBeTruthy();
  expect(screen.queryByLabelText(/M-Pesa phone number/)).toBeNull();
  unmount();
  show({ prompt: prompt({ state: 'unknown', at: Date.now() - 120_000 }) });
  expect(screen.getByText(/^M-Pesa has not told us what became of the prompt to 07/)).toBeTruthy();
  expect(await screen.findByLabelText(/M-Pesa phone number/)).toBeTruthy();
});

test('money that came too late is to go back, or counts for another time, in Swahili too', () => {
  const payment = { ...paid, state: 'refund-due' as const, balance: -3000 };
  show({ paidTime: 'lost', payment }, settings(true), 'sw');
  expect(screen.getByText('Inapaswa kurudishwa')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Chagua muda mwingine' })).toBeTruthy();
});

test.each([
  ['en', 'Not refunded', /^KES 3,000 does not go back: .* until 3 hours/],
  ['sw', 'Hairudishwi', /^KES 3,000 hazirudishwi: .* hadi saa 3/],
] as const)(
  'what stays after a late cancellation is said with its reason: %s',
  (language, ...said) => {
    show({ status: 'cancelled', payment: { ...paid, keeps: true } }, settings(true), language);
    for (const words of said) expect(screen.getByText(words)).toBeTruthy();
  },
);

test('a part that came is said beside what is still to pay', () => {
  show({ payment: { ...paid, paid: 1000, balance: 2000 } });
  expect(screen.getByText('KES 1,000 received for this session. Thank you.')).toBeTruthy();
  expect(screen.getByText('KES 2,000 to pay')).toBeTruthy();
});

test('a hold that has ended is held again by one tap, and says what becomes of the time', async () => {
  show({ holdExpiresAt: null, startsAt: DAY_AHEAD });
  expect(screen.getByText(/^We no longer hold .*, but we have your request/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hold it again' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.slice(0, 2)).toMatchObject([
    holdAgain,
    { bookingId: 'booking-1', version: 3 },
  ]);
});

test('a hold that was refused is offered no more, and another time still is', async () => {
  sent.mockRejectedValue(new Refusal('slot-taken', { freeTimes: [] }));
  show({ holdExpiresAt: null, startsAt: DAY_AHEAD });
  fireEvent.click(screen.getByRole('button', { name: 'Hold it again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hold it again' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Choose another time' })).toBeTruthy();
});

test.each<[string, Partial<Booking>]>([
  ['held', { holdExpiresAt: Date.now() + 600_000 }],
  ['paid', { paidTime: 'kept' }],
])('a request that is %s may be given another time', (_, changes) => {
  show(changes);
  expect(screen.getByRole('link', { name: 'Choose another time' })).toBeTruthy();
});

test('a session that costs nothing is held as well, and the panel asks for no money', () => {
  const service = { ...aBooking().service, price: 0 };
  show({
    service,
    payment: nothingPaid(0),
    holdExpiresAt: Date.now() + 60_000,
    startsAt: DAY_AHEAD,
  });
  expect(screen.getByText(/there is nothing to pay. After that we keep your request/)).toBeTruthy();
  expect(screen.queryByText('Payment')).toBeNull();
});
