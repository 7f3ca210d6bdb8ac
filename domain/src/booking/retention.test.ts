import { describe, expect, it } from 'vitest';
import { nothingPaid } from '../money/summary';
import { DAY } from '../time/instant';
import { isRecord, retainedUntil } from './retention';

const policy = { retentionYears: 7, retentionMinorAge: 25 };
const endsAt = Date.UTC(2026, 10, 23, 7);
const unpaid = nothingPaid(3000);
const paid = { ...unpaid, state: 'paid', paid: 3000, balance: 0 } as const;
const session = { status: 'completed', endsAt, ageBand: 'adult', payment: unpaid } as const;

describe('a booking is a record', () => {
  it.each(['confirmed', 'completed', 'no_show'] as const)('when it is %s', (status) => {
    expect(isRecord({ ...session, status })).toBe(true);
  });

  it.each(['pending', 'rejected', 'cancelled'] as const)('not when it is %s', (status) => {
    expect(isRecord({ ...session, status })).toBe(false);
  });

  it('when money changed hands, whatever became of it', () => {
    expect(isRecord({ ...session, status: 'cancelled', payment: paid })).toBe(true);
  });
});

describe('the records of a client', () => {
  it('are kept 7 years after the last session', () => {
    const earlier = { ...session, endsAt: endsAt - 400 * DAY };
    expect(retainedUntil([earlier, session], policy, endsAt)).toBe(Date.UTC(2033, 10, 23, 7));
  });

  it('of a minor until 25, from the youngest age there is', () => {
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
