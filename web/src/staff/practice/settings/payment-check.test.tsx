import {
  checkPayments,
  followTestPayment,
  registerNotices,
  startTestPayment,
} from '@tulia/domain/calls/payments/payments';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { Toaster } from '../../../ui/toaster';
import { PaymentCheck } from './payment-check';

vi.mock(import('../../../platform/live/call'), () => ({ call: vi.fn() }));
const sent = vi.mocked(call);
const answers = new Map<string, unknown>();

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockReset();
  sent.mockImplementation((contract) => Promise.resolve(answers.get(contract.name)));
});
afterEach(() => vi.useRealTimers());

const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const check = () => {
  render(
    <>
      <PaymentCheck />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
  );
  return press('Check M-Pesa');
};
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  return settle();
};
const ready = { state: 'ready', missing: [], lists: true, registeredAt: null };

test('the check names missing settings, and offers no test payment without them', async () => {
  const missing = ['DARAJA_PASSKEY'];
  answers.set(checkPayments.name, { ...ready, state: 'off', missing, lists: null });
  await check();
  expect(screen.getByText('Not set: DARAJA_PASSKEY.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the prompt' })).toBeNull();
});

test('staff register the address for notices, and the check says so', async () => {
  answers.set(checkPayments.name, ready);
  answers.set(registerNotices.name, { problems: [] });
  await check();
  expect(screen.getByText(/never asked to tell/)).toBeTruthy();
  answers.set(checkPayments.name, { ...ready, registeredAt: Date.UTC(2026, 10, 22, 9) });
  await press('Ask it to tell');
  expect(screen.getByText(/asked on 22 Nov 2026/)).toBeTruthy();
});

test('each part that M-Pesa refuses is named', async () => {
  answers.set(checkPayments.name, { ...ready, missing: ['DARAJA_NOMINATED_NUMBER'], lists: false });
  answers.set(registerNotices.name, { problems: ['registered-before', 'no-nominated-number'] });
  await check();
  expect(screen.getByText('Not set: DARAJA_NOMINATED_NUMBER.')).toBeTruthy();
  await press('Ask it to tell');
  const both = /keeps the address .+ only once the Safaricom number/;
  expect(screen.getByText(both)).toBeTruthy();
});

test('a test payment waits for the PIN, and says when the shilling came', async () => {
  answers.set(checkPayments.name, ready);
  const testPayment = { attemptId: 'a', state: 'prompted', end: null, amount: 1, phone: '', at: 0 };
  answers.set(startTestPayment.name, testPayment);
  answers.set(followTestPayment.name, { ...testPayment, state: 'paid' });
  await check();
  await press('Send the prompt');
  expect(screen.getByText(/Enter a Kenyan mobile number/)).toBeTruthy();
  const phone = screen.getByLabelText('Phone of whoever tries');
  fireEvent.change(phone, { target: { value: '0712 345 678' } });
  await press('Send the prompt');
  expect(screen.getByText(/The prompt is on the phone/)).toBeTruthy();
  await settle(4000);
  expect(screen.getByText('It works: the shilling came, and its notice too.')).toBeTruthy();
});
