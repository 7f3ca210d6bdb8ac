import type { PayView } from '@tulia/domain/booking/pay-view';
import { payByLink, showPayLink } from '@tulia/domain/calls/payments/pay-links';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { Refusal } from '@tulia/domain/refusal';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../../platform/language/use-texts';
import { call } from '../../../platform/live/call';
import { PayByLink } from './pay-by-link';
import '../../../shared/pay/ways-to-pay';

vi.mock(import('../../../platform/live/call'), () => ({ call: vi.fn() }));
vi.mock('../../../shared/practice/practice', () => ({
  usePractice: () => ({
    ...defaultPracticeSettings,
    payment: { ...defaultPracticeSettings.payment, promptsOn: true, mobileMoneyPaybill: paybill },
  }),
}));
const sent = vi.mocked(call);
const token = '0123456789abcdef0123456789abcdef';
const open: PayView = {
  state: 'open',
  toPay: 3000,
  received: 0,
  toReturn: 0,
  returned: 0,
  keptByPolicy: false,
  account: '7QF2M0XC',
  prompt: null,
  saidCode: null,
  promise: { kind: 'kept' },
};
let view: PayView | null = open;
let paybill = '400200';

beforeEach(() => {
  paybill = '400200';
  view = open;
  sent.mockReset();
  sent.mockImplementation(() => Promise.resolve({ view }));
});
afterEach(() => vi.useRealTimers());

const show = (language: 'en' | 'sw' = 'en') =>
  render(
    <LanguageProvider language={language}>
      <PayByLink token={token} />
    </LanguageProvider>,
    { wrapper: MemoryRouter },
  );

test('the page shows amount, PayBill, account code and state, and asks for an STK push by the link', async () => {
  show();
  expect(await screen.findByText('KES 3,000 to pay')).toBeTruthy();
  expect(screen.getByText('Not paid')).toBeTruthy();
  expect(await screen.findAllByText('7QF2M0XC')).toHaveLength(2);
  const phone = screen.getByLabelText<HTMLInputElement>(/M-Pesa phone number/);
  expect(phone.value).toBe('');
  fireEvent.change(phone, { target: { value: '0722 000 111' } });
  fireEvent.click(screen.getByRole('button', { name: 'Pay KES 3,000' }));
  const input = { token, phone: '254722000111' };
  await waitFor(() => expect(sent).toHaveBeenCalledWith(payByLink, expect.objectContaining(input)));
  // The page asks for the outcome at once.
  await waitFor(() =>
    expect(sent.mock.calls.filter(([contract]) => contract === showPayLink)).toHaveLength(2),
  );
});

test('a link that is unknown or over says what to do, in Swahili too, and asks for nothing', async () => {
  sent.mockRejectedValue(new Refusal('not-found'));
  show('sw');
  expect(await screen.findByText('Kiungo hiki si sahihi')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without an answer the client can try again, and the last state stays on screen', async () => {
  sent.mockRejectedValueOnce(new Refusal('offline'));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('KES 3,000 to pay')).toBeTruthy();
});

test('the page says that there is nothing to pay', async () => {
  view = null;
  show();
  expect(await screen.findByText('There is nothing to pay.')).toBeTruthy();
});

test('with a till the page asks the payer to pass the code on, and has no field for it', async () => {
  paybill = '';
  show();
  expect(
    await screen.findByText(/^The till .* Then send the code of the M-Pesa message to/),
  ).toBeTruthy();
  expect(screen.queryByLabelText(/Code of the M-Pesa message/)).toBeNull();
});
