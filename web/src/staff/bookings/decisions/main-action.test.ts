import { nothingPaid } from '@tulia/domain/money/summary';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { HOUR, MINUTE } from '@tulia/domain/time/instant';
import { describe, expect, it } from 'vitest';
import { isJoinable, lacksMeeting, mainAction, type Circumstances } from './main-action';

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
  offered: ['complete', 'cancel'],
  mailTrouble: false,
  joins: true,
  managesMeetings: true,
  recordsPayments: true,
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

describe('the main action', () => {
  it('a request is to be confirmed, unless its guardian has not agreed', () => {
    const pending = aBooking({ status: 'pending' });
    expect(mainAction(pending, at({ offered: ['confirm', 'reject'] }))).toBe('confirm');
    const alone = aBooking({ status: 'pending', ageBand: 'adolescent', guardian: null });
    expect(mainAction(alone, at({ offered: ['confirm', 'reject'] }))).toBe('open');
    expect(mainAction(pending, at({ offered: [] }))).toBe('open');
  });

  it('a session is to be joined from ten minutes before until its end, and concluded afterwards', () => {
    const session = confirmed(ready);
    expect(isJoinable(session, STARTS - 10 * MINUTE - 1)).toBe(false);
    expect(mainAction(session, at({ now: STARTS - 10 * MINUTE }))).toBe('join');
    expect(mainAction(session, at({ now: STARTS + 50 * MINUTE - 1 }))).toBe('join');
    expect(mainAction(session, at({ now: STARTS + 50 * MINUTE }))).toBe('complete');
  });

  it('a session of another practitioner is not to be joined', () => {
    expect(mainAction(confirmed(ready), at({ now: STARTS, joins: false }))).toBe('open');
    const owing = confirmed({ ...ready, ...unpaid });
    expect(mainAction(owing, at({ now: STARTS, joins: false }))).toBe('record');
  });

  it('the main action repairs a failed email before a missing link, and a link before a payment', () => {
    const owing = confirmed({ ...ready, ...unpaid });
    const soon = at({ now: STARTS - 3 * HOUR });
    expect(mainAction(confirmed(unpaid), { ...soon, mailTrouble: true })).toBe('mails');
    expect(mainAction(confirmed(unpaid), soon)).toBe('make-link');
    expect(mainAction(owing, soon)).toBe('record');
    expect(mainAction(owing, { ...soon, recordsPayments: false })).toBe('open');
    expect(mainAction(owing, at())).toBe('open');
  });

  it('a booking with nothing to do opens its details', () => {
    expect(mainAction(confirmed(ready), at())).toBe('open');
    expect(mainAction(aBooking({ status: 'cancelled' }), at({ offered: ['cancel'] }))).toBe('open');
  });
});
