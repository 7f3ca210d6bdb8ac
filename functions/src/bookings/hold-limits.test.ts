import { SAID_KEPT } from '@tulia/domain/booking/commands/time/keep-time';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { DEFAULT_OPENING_HOURS } from '@tulia/domain/practice/practitioner';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { expect, it } from 'vitest';
import { limitFor } from '../platform/app-check';
import {
  bookingsPerAddress,
  bookingsPerMailboxAndDay,
  bookingsPerPerson,
} from '../platform/params';
import { holdRules } from './hold-limits';

const caller = { proven: true, address: '203.0.113.7' };
const counted = (email: string) =>
  holdRules(email, caller).map(({ kind, subject }) => [kind, subject]);

it('the addresses of one mailbox count as one, and so do all accounts on one line', () => {
  expect(counted('amina+1@example.com')).toEqual(counted('amina+2@example.com'));
  const [ofAmina, ofBrian] = [counted('amina@example.com'), counted('brian@example.com')];
  expect(ofBrian.slice(0, 2)).not.toEqual(ofAmina.slice(0, 2));
  expect(ofBrian[2]).toEqual(ofAmina[2]);
});

/**
 * To keep every hour of a practitioner's week from all other clients, day and night, takes at least so many
 * mailboxes.
 */
it('holding all hours of a week takes a hundred mailboxes', () => {
  const hours = Object.values(DEFAULT_OPENING_HOURS).length * 11;
  // The cheapest way: a request, and at the end of its hold an invented code, which the provider is asked for an
  // hour later.
  const perCount = (defaultPracticeSettings.holdMinutes * MINUTE + SAID_KEPT) / 2;
  const holds = (span: number) => hours * (span / perCount);
  const limitOf = (param: { options?: { default?: unknown } }) => Number(param.options?.default);
  const perDay = Math.min(limitOf(bookingsPerMailboxAndDay), 24 * limitOf(bookingsPerPerson));
  expect(Math.ceil(holds(DAY) / perDay)).toBe(106);
  expect(Math.ceil(holds(HOUR) / limitOf(bookingsPerAddress))).toBe(2);
  const unproven = limitFor(limitOf(bookingsPerAddress), { proven: false });
  expect(Math.ceil(holds(HOUR) / unproven)).toBe(5);
});
