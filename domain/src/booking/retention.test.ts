import { describe, expect, it } from 'vitest';
import { nothingPaid } from '../money/summary';
import { DAY } from '../time/instant';
import { BOOKING_STATUSES } from './status';
import {
  inOrderOfErasure,
  isLonger,
  isRecord,
  isTimeOver,
  keepingOf,
  NOT_COUNTED,
  policyName,
  retainedUntil,
  retentionOf,
} from './retention';

const policy = { retentionYears: 7, retentionMinorAge: 25 };
const endsAt = Date.UTC(2026, 10, 23, 7);
const unpaid = nothingPaid(3000);
const paid = { ...unpaid, state: 'paid', paid: 3000, balance: 0 } as const;
const session = { status: 'completed', endsAt, ageBand: 'adult', payment: unpaid } as const;

it('a booking is a record once it was confirmed, and when money came, also when it went back', () => {
  const recorded = BOOKING_STATUSES.filter((status) => isRecord({ ...session, status }));
  expect(recorded).toEqual(['confirmed', 'completed', 'no_show']);
  expect(isRecord({ ...session, status: 'cancelled', payment: paid })).toBe(true);
});

describe('the records of a client', () => {
  it('are kept 7 years after the last session', () => {
    const earlier = { ...session, endsAt: endsAt - 400 * DAY };
    expect(retainedUntil([earlier, session], policy, endsAt)).toBe(Date.UTC(2033, 10, 23, 7));
  });

  it('of a minor are kept until 25, counted from the youngest age', () => {
    const minor = { ...session, ageBand: 'adolescent' } as const;
    expect(retainedUntil([minor], policy, endsAt)).toBe(Date.UTC(2039, 10, 23, 7));
    const longer = { retentionYears: 20, retentionMinorAge: 25 };
    expect(retainedUntil([minor], longer, endsAt)).toBe(Date.UTC(2046, 10, 23, 7));
  });

  it('are not kept when the time is over, or when there are none', () => {
    const until = Date.UTC(2033, 10, 23, 7);
    expect(retainedUntil([session], policy, until)).toBeNull();
    expect(retainedUntil([session], policy, until - 1)).toBe(until);
    expect(retainedUntil([{ ...session, status: 'rejected' }], policy, endsAt)).toBeNull();
    expect(retainedUntil([], policy, endsAt)).toBeNull();
  });
});

describe('the end of all that is kept of a client', () => {
  const of = (...all: Parameters<typeof keepingOf>[0][]) => retentionOf(all.map(keepingOf), policy);
  const until = Date.UTC(2033, 10, 23, 7);
  const later = { ...session, endsAt: endsAt + DAY };

  it('is counted from the last session, and not from a later request that came to nothing', () => {
    expect(of(later, session, { ...session, endsAt: endsAt - DAY }).until).toBe(until + DAY);
    for (const status of ['cancelled', 'rejected'] as const) {
      const said = { until, bySession: true, policy: policyName(policy) };
      expect(of({ ...later, status }, session, { ...later, status })).toEqual(said);
    }
  });

  it.each(['pending', 'confirmed', 'no_show'] as const)(
    'is counted from a booking that is %s',
    (status) => {
      expect(of(session, { ...later, status })).toMatchObject({ until: until + DAY });
    },
  );

  it('is counted from the requests when there was no session, unless one was paid for', () => {
    const cancelled = { ...later, status: 'cancelled' } as const;
    expect(of(cancelled)).toMatchObject({ until: until + DAY, bySession: false });
    expect(of({ ...cancelled, payment: paid }, session)).toMatchObject({
      until: until + DAY,
      bySession: true,
    });
  });

  it('is the one that a client who left was told', () => {
    expect(of({ ...session, retainUntil: 5 })).toMatchObject({ until: 5, bySession: true });
  });

  it('is over exactly at its instant, and never before it was counted', () => {
    const ends = of(session);
    expect(isTimeOver(ends, until - 1)).toBe(false);
    expect(isTimeOver(ends, until)).toBe(true);
    expect(retentionOf([], policy)).toEqual(NOT_COUNTED);
    expect(isTimeOver(NOT_COUNTED, until)).toBe(false);
    expect([isLonger(NOT_COUNTED, ends), isLonger(ends, NOT_COUNTED)]).toEqual([false, true]);
    expect(isLonger(NOT_COUNTED, NOT_COUNTED)).toBe(false);
  });

  it('stays where it was while the bookings are erased one by one', () => {
    const cancelled = { ...later, status: 'cancelled', endsAt: endsAt + 9 * DAY } as const;
    const minor = { ...session, ageBand: 'adolescent', endsAt: endsAt - 9 * DAY } as const;
    for (const all of [
      [session, later, cancelled],
      [later, minor, cancelled, session],
      [{ ...session, retainUntil: until + 2 * DAY }, cancelled, later],
    ]) {
      const ordered = inOrderOfErasure(all, policy);
      expect(ordered).toHaveLength(all.length);
      const ends = ordered.map((_, erased) => of(...ordered.slice(erased)));
      expect(ends).toEqual(all.map(() => of(...all)));
    }
  });

  it('is counted by the settings, and names them', () => {
    const others = [
      { ...policy, retentionYears: 8 },
      { ...policy, retentionMinorAge: 26 },
    ];
    expect(new Set([policy, ...others].map(policyName)).size).toBe(3);
  });
});
