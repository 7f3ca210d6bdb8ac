import { expect, it } from 'vitest';
import { codeKey, typedCode, typedReceiptCode } from './provider-code';

it.each([
  ['QWE1234567', 'QWE1234567'],
  ['qwe 123-456.7', 'QWE1234567'],
  ['ＱＷＥ１２３４５６７', 'QWE1234567'],
  ['QWERTYUIOP', null],
  ['1234567890', null],
  ['QWE123456', null],
  ['QWE12345678', null],
  ['QWE12345_7', null],
  ['QWE1234567 Confirmed.', 'QWE1234567'],
  ['Code qwe1234567', 'QWE1234567'],
  ['\u202aQWE1234567\u202c', 'QWE1234567'],
  [
    'QWE1234567 Confirmed. Ksh3,000.00 sent to TULIA for account 7QF2M0XC on 27/11/26 at 9:04 AM New M-PESA balance is Ksh412.00. Transaction cost, Ksh0.00.',
    'QWE1234567',
  ],
  ['QWE1234567 Imethibitishwa. Muamala QWE7654321 umerudishwa.', 'QWE1234567'],
  // the code may mean either of two payments
  ['QWE1234567 and QWE7654321', null],
  ['', null],
])('the typed code %j is read as %j', (typed, code) => {
  expect(typedReceiptCode(typed)).toBe(code);
});

it.each([
  'QWE-1234567',
  'qwe 123 4567',
  'QWE\u200b1234567',
  'QWE1234567 Confirmed.',
  'QWE–1234567.',
])('%j is one code of M-Pesa, and is kept once', (typed) => {
  expect(codeKey('mobile-money', typed)).toBe('mobile-money_QWE1234567');
  expect(typedCode('mobile-money', typed)).toBe('QWE1234567');
});

it('an M-Pesa code of another length has no dash either', () => {
  for (const typed of ['QWE-123', 'qwe123.', 'QWE\u200b123'])
    expect(codeKey('mobile-money', typed)).toBe('mobile-money_QWE123');
});

it('a bank’s code keeps its dashes, but not their kind or invisible characters', () => {
  const typed = 'FT–26\u200b-1';
  expect(typedCode('bank', typed)).toBe('FT-26-1');
  expect(codeKey('bank', typed)).toBe(codeKey('bank', 'ft-26-1'));
  expect(codeKey('bank', 'FT261')).not.toBe(codeKey('bank', 'FT-26-1'));
  expect(typedCode('bank', '\u200b ')).toBeNull();
});
