/** The table of the ladder, written out again on purpose: what follows each answer, and where it begins. */
import { HOUR, MINUTE } from '../../time/instant';
import { describe, expect, it } from 'vitest';
import { callUntil, rungNow, stepAfter, type Rung, type RungAnswer } from './ladder';

type Row = [rung: 'push' | 'text', answer: RungAnswer, tries: number, then: string, after?: number];

it.each<Row>([
  ['push', 'sent', 1, 'sent'],
  ['push', 'no', 1, 'text', 0],
  ['push', 'not-now', 1, 'push', MINUTE],
  ['push', 'not-now', 2, 'push', 2 * MINUTE],
  ['push', 'not-now', 3, 'unknown'],
  ['push', 'unknown', 1, 'unknown'],
  ['text', 'sent', 1, 'sent'],
  ['text', 'no', 1, 'email', 0],
  ['text', 'not-now', 1, 'text', MINUTE],
  ['text', 'not-now', 2, 'text', 2 * MINUTE],
  ['text', 'not-now', 3, 'email', 0],
  ['text', 'unknown', 1, 'unknown'],
])('after %s answered %s at try %i comes %s', (rung, answer, tries, then, after) => {
  const attempts = then === rung ? tries : 0;
  expect(stepAfter(rung, answer, tries, HOUR)).toEqual(
    after === undefined
      ? { state: then }
      : { state: 'pending', rung: then, attempts, notBefore: HOUR + after },
  );
});

describe('the rung of a reminder that is due', () => {
  it.each<[Rung | null, 'email' | 'message' | 'phone', boolean, Rung | null]>([
    [null, 'email', false, null],
    [null, 'message', false, 'push'],
    [null, 'phone', false, 'call'],
    [null, 'phone', true, 'push'],
    ['call', 'phone', false, 'call'],
    ['call', 'phone', true, 'push'],
    ['call', 'message', false, 'push'],
    ['call', 'email', false, 'email'],
    ['push', 'phone', true, 'push'],
    ['text', 'message', false, 'text'],
    ['text', 'email', false, 'email'],
    ['email', 'message', false, 'email'],
    ['email', 'phone', false, 'email'],
  ])('after %s, by %s (call over: %s), is %s', (known, method, isCallOver, rung) => {
    expect(rungNow(known, method, isCallOver)).toBe(rung);
  });
});

it('staff may call until two hours before the session, or for half of a shorter lead', () => {
  const startsAt = 100 * HOUR;
  expect([48, 4, 2, 1].map((lead) => (startsAt - callUntil(startsAt, lead)) / HOUR)).toEqual([
    2, 2, 1, 0.5,
  ]);
});
