import { expect, test } from 'vitest';
import { fateOf, isOfChange } from './mail-fate';

test.each([
  [[], 'none'],
  [['skipped'], 'none'],
  [['sent', 'sent'], 'sent'],
  [['sent', 'pending'], 'waiting'],
  [['sending'], 'waiting'],
  [['sent', 'failed'], 'trouble'],
  [['pending', 'unknown'], 'trouble'],
] as const)('mails in the states %j have the fate %s', (states, fate) => {
  expect(fateOf(states.map((state) => ({ state, template: 'booking-moved' })))).toBe(fate);
});

test.each([
  ['sent', 'staff-invitation', 'others-only'],
  ['pending', 'staff-invitation', 'others-only'],
  ['failed', 'staff-invitation', 'trouble'],
  ['sent', 'guardian-consent', 'others-only'],
  ['sent', 'guardian-code', 'others-only'],
  ['sent', 'guardian-withdrew', 'others-only'],
] as const)('a mail to others that is %s does not tell the client: %s', (state, template, fate) => {
  expect(fateOf([{ state, template }])).toBe(fate);
});

test('mails to the client and to others count as sent to the client', () => {
  const toClient = { state: 'sent', template: 'booking-moved' } as const;
  expect(fateOf([{ ...toClient, template: 'staff-invitation' }, toClient])).toBe('sent');
});

test('the mails of a change are those of its version, and of no version that begins alike', () => {
  expect(isOfChange('b1_2_booking-moved', 'b1', 2)).toBe(true);
  expect(isOfChange('b1_2_meeting-link_4f2a', 'b1', 2)).toBe(true);
  expect(isOfChange('b1_21_booking-moved', 'b1', 2)).toBe(false);
  expect(isOfChange('b11_2_booking-moved', 'b1', 2)).toBe(false);
});
