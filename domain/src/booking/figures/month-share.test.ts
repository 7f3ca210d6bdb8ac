import { describe, expect, it, test } from 'vitest';
import { aBooking, aConfirmed } from '../../testing/booking';
import { DAY } from '../../time/instant';
import { toInstant } from '../../time/practice-time';
import { addedUp, bookingShares, changedShares, moneyShare, noShowRate } from './month-share';

const session = aConfirmed();
const sessionShare = (...of: Parameters<typeof bookingShares>) => bookingShares(...of)[1] ?? null;
const confirmed = { confirmed: 1 };
const place = {
  date: '2026-11-23',
  practitionerId: 'therapist',
  serviceId: 'individual-therapy',
};

describe('a booking', () => {
  it('counts on the day on which it was made, by its status', () => {
    const made = { date: '2026-11-20', figures: { made_pending: 1 } };
    expect(bookingShares(aBooking())).toEqual([{ ...place, ...made }]);
    const createdAt = toInstant('2026-12-01', '00:30');
    const startsAt = createdAt + DAY;
    const moved = aBooking({ createdAt, startsAt, status: 'cancelled' });
    const figures = { made_cancelled: 1 };
    expect(bookingShares(moved)).toEqual([{ ...place, date: '2026-12-01', figures }]);
  });

  it('counts once it was a session, on its day', () => {
    for (const status of ['pending', 'rejected', 'cancelled'] as const)
      expect(sessionShare(aBooking({ status }))).toBeNull();
    expect(sessionShare(session)).toEqual({ ...place, figures: confirmed });
    const missed = { ...session, status: 'no_show' as const };
    expect(sessionShare(missed)?.figures).toEqual({ no_show: 1 });
  });

  it('counts as cancelled, and as late where its client was', () => {
    const cancelled = { ...session, status: 'cancelled' as const };
    expect(sessionShare(cancelled)?.figures).toEqual({ cancelled: 1 });
    const late = sessionShare({ ...cancelled, cancelledLate: true });
    expect(late?.figures).toEqual({ cancelled: 1, late: 1 });
    // Confirmed again, it is no longer late.
    expect(sessionShare({ ...session, cancelledLate: true })?.figures).toEqual(confirmed);
  });

  it('counts on the day in practice time, on any day elsewhere', () => {
    const startsAt = toInstant('2026-12-01', '00:30');
    expect(sessionShare(aConfirmed({ startsAt }))?.date).toBe('2026-12-01');
  });
});

describe('a change', () => {
  it('takes the old share away and adds the new one, and is empty when both are the same', () => {
    expect(changedShares(session, { ...session })).toEqual([]);
    expect(changedShares(session, { ...session, status: 'completed' })).toEqual([
      { ...place, date: '2026-11-20', figures: { made_confirmed: -1, made_completed: 1 } },
      { ...place, figures: { confirmed: -1, completed: 1 } },
    ]);
    const moved = { ...session, startsAt: session.startsAt + 10 * DAY };
    const days = changedShares(session, moved).map(({ date }) => date);
    expect(days).toEqual(['2026-11-23', '2026-12-03']);
  });
});

test.each([
  ['payment', null, { received: 500 }],
  ['refund', null, { refunded: 500 }],
  ['waiver', null, null],
  ['kept', null, null],
  ['correction', 'payment', { received: -500 }],
  ['correction', 'refund', { refunded: -500 }],
  ['correction', 'waiver', null],
  ['correction', 'kept', null],
] as const)('an entry of %s (%s) counts on its day', (kind, takenBack, figures) => {
  const entry = { kind, amount: 500, at: toInstant('2026-11-30', '23:59') };
  const share = moneyShare(entry, takenBack, session);
  expect(share?.figures ?? null).toEqual(figures);
  if (share !== null) expect(share.date).toBe('2026-11-30');
});

test('shares of one place become one, and a share that adds up to zero is left out', () => {
  const share = { ...place, figures: { completed: 1 } };
  const away = { ...place, practitionerId: 'other', figures: { completed: -1 } };
  const back = { ...away, figures: { completed: 1 } };
  expect(addedUp([share, away, share, back])).toEqual([{ ...place, figures: { completed: 2 } }]);
});

test('what was counted once, and is not any more, goes into no sum', () => {
  const old = { completed: 1, at09: 1, asked09: 1, first: 1 };
  expect(addedUp([{ ...place, figures: old }])).toEqual([{ ...place, figures: { completed: 1 } }]);
});

test.each([
  [{ completed: 3, no_show: 1 }, 25],
  [{ completed: 2, no_show: 0, late: 1, cancelled: 4 }, 0],
  [{ confirmed: 5 }, null],
])('the no-show rate of %j is %d', (figures, rate) => {
  expect(noShowRate(figures)).toBe(rate);
});
