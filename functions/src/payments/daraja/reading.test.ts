/**
 * What is read of notices and of the list: every sum that came, with its cents, and what cannot be read is said.
 */
import { describe, expect, it } from 'vitest';
import { listOf, paidNotice, stkPushNotice } from './reading';

const NOW = 1_800_000_000_000;
const unasked = (TransAmount: unknown, TransID: unknown = 'QWE1234567') =>
  paidNotice({ TransID, TransAmount, MSISDN: '', BillRefNumber: '', TransTime: '' }, NOW);
const item = (Name: string, Value: unknown) => ({ Name, Value });
const asked = (amount: unknown) => {
  const Item = [item('Amount', amount), item('MpesaReceiptNumber', 'QWE1234567')];
  const stkCallback = { CheckoutRequestID: 'ws', ResultCode: 0, CallbackMetadata: { Item } };
  return stkPushNotice('a1', { Body: { stkCallback } }, NOW);
};
const listed = (amount: unknown) =>
  listOf({ ResponseCode: '1000', Response: [[{ transactionId: 'QWE1234567', amount }]] });

describe.each([
  ['1500.50', 1500.5],
  [1500.5, 1500.5],
  ['0.50', 0.5],
  ['3000.00', 3000],
  ['3,000.00', 3000],
  ['3,000', 3000],
  ['1,234,567.50', 1_234_567.5],
  [' 3000 ', 3000],
])('the sum %s', (told, amount) => {
  it('is taken as it came, from a notice and from the list', () => {
    expect(unasked(told)).toMatchObject({ about: 'money', money: { amount } });
    expect(asked(told)).toMatchObject({ fact: { code: 'QWE1234567' }, money: { amount } });
    expect(listed(told)).toMatchObject({ money: [{ amount }], unread: 0 });
  });
});

it.each(['0.00', '-5', '-3,000.00'])('%s is no money that came', (told) => {
  expect(unasked(told)).toBeNull();
  expect(asked(told)).toMatchObject({ fact: { kind: 'paid', code: null }, money: null });
  expect(listed(told)).toMatchObject({ money: [], unread: 0 });
});

it.each(['', 'much', 'Infinity', '1e99', '9'.repeat(20), '3.000', '3.000,00', '30,00', null, {}])(
  'the sum %j cannot be read: its code is handed on without one',
  (told) => {
    const money = { code: 'QWE1234567', amount: 0 };
    expect(unasked(told)).toMatchObject({ about: 'unread', part: 'sum', money });
    expect(asked(told)).toMatchObject({ fact: { kind: 'paid', code: null }, money: null });
    expect(listed(told)).toMatchObject({ money: [money], unread: 1 });
  },
);

it('a notice without a readable code or body names the unreadable part', () => {
  const part = (about: string) => ({ about: 'unread', part: about, money: null });
  expect(unasked('3000.00', 'no code')).toEqual(part('code'));
  expect(paidNotice('<html>', NOW)).toEqual(part('body'));
  expect(stkPushNotice('a1', { Body: 7 }, NOW)).toEqual(part('prompt'));
  expect(stkPushNotice('a1', { Body: { stkCallback: { ResultCode: 0 } } }, NOW)).toEqual(
    part('prompt'),
  );
});
