import type { Booking } from '@tulia/domain/booking/booking';
import { nothingPaid } from '@tulia/domain/money/summary';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { HOUR, MINUTE } from '@tulia/domain/time/instant';
import { describe, expect, it } from 'vitest';
import { fittingActions, isJoinable, lacksMeeting, type Circumstances } from './main-action';

const STARTS = Date.UTC(2026, 10, 24, 7);
const confirmed = (part: Parameters<typeof aBooking>[0] = {}) =>
  aConfirmed({
    startsAt: STARTS,
    payment: { ...nothingPaid(3000), state: 'paid', paid: 3000, balance: 0 },
    ...part,
  });
const unpaid = { payment: nothingPaid(3000) };
const ready = { googleMeetLink: 'https://meet.google.com/abc-defg-hij', googleMeetId: 'abc' };
const at = (part: Partial<Circumstances> = {}): Circumstances => ({
  now: STARTS - 5 * 24 * HOUR,
  offered: ['complete', 'no-show', 'cancel'],
  mailTrouble: false,
  joins: 'any-time',
  managesMeetings: true,
  recordsPayments: true,
  writesNotes: true,
  ...part,
});

it.each([
  ['none was made', {}, true],
  ['it was removed', { meeting: { ...aBooking().meeting, state: 'removed' } }, true],
  ['it failed', { meeting: { ...aBooking().meeting, state: 'failed' } }, true],
  ['it is being made', { meeting: { ...aBooking().meeting, state: 'wanted' } }, false],
  ['it has a link', ready, false],
  ['it is only a request', { status: 'pending' }, false],
] as const)('a session lacks its meeting until it is over: %s', (_, part, expected) => {
  const session = confirmed(part);
  expect(lacksMeeting(session, STARTS + 50 * MINUTE - 1)).toBe(expected);
  expect(lacksMeeting(session, STARTS + 50 * MINUTE)).toBe(false);
});

const BEFORE = -5 * 24 * HOUR;
const OVER = 50 * MINUTE;
const owing = confirmed({ ...ready, ...unpaid });
const request = aBooking({ status: 'pending', startsAt: STARTS });
const decides: Partial<Circumstances> = { offered: ['confirm', 'reject', 'cancel'] };
const reception: Partial<Circumstances> = {
  offered: ['cancel', 'move'],
  managesMeetings: false,
  writesNotes: false,
};

describe('the two actions that fit the state and the moment', () => {
  it.each<[string, Booking, number, Partial<Circumstances>, string]>([
    ['a request', request, BEFORE, decides, 'confirm,cancel'],
    ['a request of a past time', request, OVER, decides, 'confirm,cancel'],
    [
      'a request whose guardian has not agreed',
      { ...request, ageBand: 'adolescent', guardian: null },
      BEFORE,
      decides,
      'cancel',
    ],
    ['a request, for who may not decide', request, BEFORE, { offered: [] }, ''],
    ['a session in five days', confirmed(ready), BEFORE, {}, 'join,cancel'],
    ['on Today', confirmed(ready), BEFORE, { joins: 'at-its-time' }, 'cancel'],
    ['which owes, two days before', owing, -48 * HOUR, {}, 'record,cancel'],
    ['which owes, earlier', owing, -49 * HOUR, {}, 'join,cancel'],
    ['a failed email', confirmed(unpaid), -3 * HOUR, { mailTrouble: true }, 'mails,cancel'],
    ['without a link', confirmed(unpaid), -3 * HOUR, {}, 'make-link,cancel'],
    ['ten minutes before', owing, -10 * MINUTE, { joins: 'at-its-time' }, 'join,cancel'],
    ['somebody else’s', owing, -10 * MINUTE, { joins: undefined }, 'record,cancel'],
    ['while it runs', owing, 0, {}, 'join,complete'],
    ['while it runs without a link', confirmed(), 0, {}, 'make-link,complete'],
    ['while it runs, for reception', owing, 0, reception, 'join,record'],
    ['once it is over', owing, OVER, {}, 'complete,no-show'],
    ['once it is over, for reception', owing, OVER, reception, 'record'],
    ['completed and owing', { ...owing, status: 'completed' }, OVER, {}, 'record,note'],
    ['completed and paid', confirmed({ status: 'completed' }), OVER, {}, 'note'],
    ['completed, for reception', { ...owing, status: 'completed' }, OVER, reception, 'record'],
    ['missed', { ...owing, status: 'no_show' }, OVER, {}, 'record'],
    ['cancelled', confirmed({ status: 'cancelled' }), BEFORE, { offered: ['reopen'] }, ''],
  ])('%s', (_, booking, after, part, expected) => {
    const found = fittingActions(booking, at({ now: STARTS + after, ...part }));
    expect(found.join()).toBe(expected);
  });

  it('a session can be joined from ten minutes before until its end', () => {
    expect(isJoinable(owing, STARTS - 10 * MINUTE - 1)).toBe(false);
    expect(isJoinable(owing, STARTS - 10 * MINUTE)).toBe(true);
    expect(isJoinable(owing, STARTS + OVER)).toBe(false);
  });
});
