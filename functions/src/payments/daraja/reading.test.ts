/**
 * What is read of notices and of the list: every sum that came, with its cents, and nothing without a code or a
 * sum.
 */
import { describe, expect, it } from 'vitest';
import { listOf, noticeOf } from './reading';

const NOW = 1_800_000_000_000;
const unasked = (TransAmount: unknown, TransID: unknown = 'QWE1234567') =>
  noticeOf(null, { TransID, TransAmount, MSISDN: '', BillRefNumber: '', TransTime: '' }, NOW);
const item = (Name: string, Value: unknown) => ({ Name, Value });
const asked = (amount: unknown) => {
  const Item = [item('Amount', amount), item('MpesaReceiptNumber', 'QWE1234567')];
  const stkCallback = { CheckoutRequestID: 'ws', ResultCode: 0, CallbackMetadata: { Item } };
  return noticeOf('a1', { Body: { stkCallback } }, NOW);
};
const listed = (amount: unknown) =>
  listOf({ ResponseCode: '1000', Response: [[{ transactionId: 'QWE1234567', amount }]] })?.money;

describe.each([
  ['1500.50', 1500.5],
  [1500.5, 1500.5],
  ['0.50', 0.5],
  ['3000.00', 3000],
])('the sum %s', (told, amount) => {
  it('is taken as it came, from a notice and from the list', () => {
    expect(unasked(told)).toMatchObject({ about: 'money', money: { amount } });
    expect(asked(told)).toMatchObject({ fact: { code: 'QWE1234567' }, money: { amount } });
    expect(listed(told)).toMatchObject([{ amount }]);
  });
});

it.each(['', '0.00', '-5', 'much', 'Infinity', '1e99', null])('no sum: %s', (told) => {
  expect(unasked(told)).toBeNull();
  expect(asked(told)).toMatchObject({ fact: { kind: 'paid', code: null }, money: null });
  expect(listed(told)).toEqual([]);
});

it('money without a code is not read', () => {
  expect(unasked('3000.00', 'no code')).toBeNull();
});
