import { expect, test } from 'vitest';
import { fateOf, isOfChange } from './mail-fate';

test.each([
  [[], 'none'],
  [['skipped'], 'none'],
  [['sent', 'skipped'], 'sent'],
  [['sent', 'sent'], 'sent'],
  [['sent', 'pending'], 'waiting'],
  [['sending'], 'waiting'],
  [['sent', 'failed'], 'trouble'],
  [['pending', 'unknown'], 'trouble'],
] as const)('mails in the states %j have the fate %s', (states, fate) => {
  expect(fateOf(states.map((state) => ({ state, template: 'booking-moved' })))).toBe(fate);
});

test.each([
  ['sent', 'others-only'],
  ['pending', 'others-only'],
  ['failed', 'trouble'],
] as const)(
  'a client without an address was not told by the therapist’s mail: %s',
  (state, fate) => {
    expect(fateOf([{ state, template: 'staff-invitation' }])).toBe(fate);
    if (state === 'sent')
      expect(
        fateOf([
          { state, template: 'staff-invitation' },
          { state, template: 'booking-moved' },
        ]),
      ).toBe('sent');
  },
);

test('the mails of a change are those of its version, and of no version that begins alike', () => {
  expect(isOfChange('b1_2_booking-moved', 'b1', 2)).toBe(true);
  expect(isOfChange('b1_2_meeting-link_4f2a', 'b1', 2)).toBe(true);
  expect(isOfChange('b1_21_booking-moved', 'b1', 2)).toBe(false);
  expect(isOfChange('b11_2_booking-moved', 'b1', 2)).toBe(false);
});

test.each(['guardian-consent', 'guardian-code', 'guardian-withdrew'] as const)(
  'a mail that does not go to the client does not tell the client: %s',
  (template) => {
    expect(fateOf([{ state: 'sent', template }])).toBe('others-only');
  },
);
