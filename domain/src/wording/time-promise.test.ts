import { expect, test } from 'vitest';
import type { Booking } from '../booking/booking';
import { mayChooseAgain, promiseOf } from '../booking/time-promise';
import { aBooking } from '../testing/booking';
import { MINUTE } from '../time/instant';
import { offeredHold, promiseSentence } from './time-promise';

const start = aBooking().startsAt;
const now = start - 3 * 60 * MINUTE;
const declined: Partial<Booking> = {
  ageBand: 'adolescent',
  guardian: { name: 'Rose', phone: '', email: 'rose@example.com', consents: true },
  guardianDeclinedAt: now - MINUTE,
};
const free = { ...aBooking().service, price: 0 };

test.each<[string, Partial<Booking>, number, string | null, boolean]>([
  ['held', { holdExpiresAt: now + MINUTE }, now, 'held', true],
  ['over to the millisecond', { holdExpiresAt: now }, now, 'lapsed', true],
  ['released', { holdExpiresAt: null }, now, 'lapsed', true],
  ['begun', { holdExpiresAt: null }, start, 'lapsed', true],
  ['said', { paidTime: 'said' }, now, 'said', false],
  ['said and not seen', { paidTime: 'unseen' }, now, 'lapsed', true],
  [
    'said, not seen, and held again',
    { paidTime: 'unseen', holdExpiresAt: now + MINUTE },
    now,
    'held',
    true,
  ],
  ['paid', { paidTime: 'kept' }, now, 'kept', true],
  ['free and kept', { holdExpiresAt: start, service: free }, now, 'kept', true],
  ['free, kept and begun', { holdExpiresAt: start, service: free }, start, 'lapsed', true],
  ['not to be paid when it was asked for', { holdExpiresAt: start }, now, 'kept', true],
  ['paid too late', { paidTime: 'lost' }, now, 'lost', true],
  ['decided', { status: 'confirmed' }, now, null, false],
  ['declined by the guardian', { ...declined, holdExpiresAt: now + MINUTE }, now, null, false],
])('a request that is %s', (_, change, at, kind, mayChoose) => {
  const booking = aBooking(change);
  expect(promiseOf(booking, at)?.kind ?? null).toBe(kind);
  expect(mayChooseAgain(booking, at)).toBe(mayChoose);
});

test('a held time names its end, and whether a payment is due', () => {
  const until = now + MINUTE;
  const held = aBooking({ holdExpiresAt: until });
  expect(promiseOf(held, now)).toEqual({ kind: 'held', until, isFree: false });
  expect(promiseOf({ ...held, service: free }, now)).toEqual({ kind: 'held', until, isFree: true });
  expect(promiseOf(aBooking(), now)).toEqual({ kind: 'lapsed', isFree: false, mayHold: true });
});

test('a time that has begun is not held again', () => {
  const lapsed = aBooking({ holdExpiresAt: null });
  expect(promiseOf(lapsed, start - 1)).toMatchObject({ mayHold: true });
  expect(promiseOf(lapsed, start)).toMatchObject({ mayHold: false });
});

test('every case has its own sentences, in both languages, with its minutes or its end', () => {
  const cases = [
    aBooking({ holdExpiresAt: now + MINUTE }),
    aBooking({ holdExpiresAt: now + MINUTE, service: free }),
    aBooking(),
    aBooking({ service: free }),
    ...(['said', 'kept', 'lost'] as const).map((paidTime) => aBooking({ paidTime })),
  ].flatMap((booking) => promiseOf(booking, now) ?? []);
  for (const language of ['en', 'sw'] as const) {
    const said = cases.map((each) => promiseSentence(each, language, () => '10:15'));
    said.push(offeredHold(15, false, language), offeredHold(15, true, language));
    said.push(offeredHold(null, true, language), offeredHold(null, false, language));
    expect(new Set(said).size).toBe(11);
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z][^;]+\.$/);
    expect(said.filter((each) => each.includes('10:15'))).toHaveLength(2);
    expect(said.filter((each) => /\b15\b/.test(each.replace('10:15', '')))).toHaveLength(2);
  }
  // Specification section 2: "a slot is held 15 minutes pending payment".
  expect(offeredHold(15, false, 'en')).toContain('for 15 minutes, pending payment');
});
