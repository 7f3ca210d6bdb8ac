import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR } from '../time/instant';
import { toInstant } from '../time/practice-time';
import { blocking, freeing, lifting, planDay, type DayChange } from './day-blocks';
import { lockId, serviceLockId } from './granule';
import type { SlotLock } from './lock';

const date = '2026-11-24';
const place = { practitionerId: 'njeri', date };
const now = toInstant('2026-11-20', '08:00');

const lock = (time: string, change: Partial<SlotLock>): SlotLock => ({
  kind: 'blocked',
  practitionerId: 'njeri',
  bookingId: null,
  serviceId: null,
  date,
  time,
  startsAt: toInstant(date, time),
  expiresAt: null,
  ...change,
});
const found = (...locks: SlotLock[]) =>
  new Map(locks.map((each) => [lockId({ ...place, time: each.time }), each]));
const plan = (wanted: DayChange['wanted'], locks = found(), serviceId: string | null = null) =>
  planDay({ ...place, serviceId, wanted }, locks, now);
const session = (time: string) => lock(time, { kind: 'session', bookingId: 'b1', serviceId: 's' });
const hold = (time: string, expiresAt: number) =>
  lock(time, { kind: 'hold', bookingId: 'b2', serviceId: 's', expiresAt });

describe('blocking', () => {
  it('stands where the own calendar is busy, which the month then shows as blocked alone', () => {
    const busy = lock('09:00', { kind: 'busy' });
    const made = plan(blocking(['09:00'], 'lunch'), found(busy));
    expect(made).toMatchObject({ inTheWay: [], lapsed: [busy], shown: ['09:00'] });
    expect(made.write).toMatchObject([{ isNew: false, lock: { kind: 'blocked' } }]);
  });

  it('writes new steps, by the id that every session of the step needs', () => {
    const made = plan(blocking(['09:00', '09:30'], 'lunch'));
    expect(made).toMatchObject({ inTheWay: [], remove: [], lapsed: [], spent: [] });
    expect(made.shown).toEqual(['09:00', '09:30']);
    expect(made.write).toEqual(
      ['09:00', '09:30'].map((time) => ({
        id: lockId({ ...place, time }),
        isNew: true,
        lock: lock(time, { heldBy: ['lunch'] }),
      })),
    );
  });

  it('of one service takes the lock of that service alone', () => {
    const made = plan(blocking(['09:00'], 'lunch'), found(session('09:00')), 'couples');
    expect(made.inTheWay).toEqual([]);
    expect(made.write).toMatchObject([
      {
        id: serviceLockId({ ...place, time: '09:00' }, 'couples'),
        lock: { serviceId: 'couples', heldBy: ['lunch'] },
      },
    ]);
  });

  it('blocks no step twice, and a step of another block is not new', () => {
    const before = found(lock('09:00', { heldBy: ['lunch'] }));
    expect(plan(blocking(['09:00'], 'lunch'), before)).toMatchObject({ write: [], remove: [] });
    const { write, lapsed } = plan(blocking(['09:00'], 'leave'), before);
    expect([write.map(({ isNew }) => isNew), lapsed]).toEqual([[false], []]);
  });

  it('leaves the steps of sessions and current holds, and names their locks', () => {
    const standing = hold('10:00', now + HOUR);
    const steps = ['09:00', '09:30', '10:00'];
    const made = plan(blocking(steps, 'lunch'), found(session('09:00'), standing));
    expect(made.inTheWay).toEqual([session('09:00'), standing]);
    expect(made.write).toMatchObject([{ lock: { time: '09:30' } }]);
    expect(made.shown).toEqual(['09:30']);
  });

  it('overwrites a lapsed hold', () => {
    const lapsed = hold('10:00', now - 1);
    const made = plan(blocking(['10:00'], 'lunch'), found(lapsed));
    expect(made).toMatchObject({ inTheWay: [], lapsed: [lapsed], remove: [] });
    expect(made.write).toMatchObject([{ isNew: false, lock: { kind: 'blocked' } }]);
  });
});

it('freeing removes steps of any block, and names the blocks without any step left', () => {
  const before = found(
    lock('09:00', { heldBy: ['lunch', 'leave'] }),
    lock('09:30', { heldBy: ['leave'] }),
    lock('10:00', { heldBy: ['hand'] }),
    lock('10:30', {}),
    session('11:00'),
  );
  const made = plan(freeing(['09:00', '10:00', '10:30', '11:00', '11:30']), before);
  expect(made).toMatchObject({ write: [], inTheWay: [], spent: ['lunch', 'hand'] });
  expect(made.remove).toEqual(
    ['09:00', '10:00', '10:30'].map((time) => lockId({ ...place, time })),
  );
  expect(made.shown).toEqual(['09:30']);
});

// Which blocks hold a step after blocking, freeing and lifting, the random changes below try.
it('a step from before blocks had ids stays when a block is removed', () => {
  const before = found(lock('09:00', { heldBy: ['lunch'] }), lock('10:30', {}));
  const made = plan(lifting('lunch'), before);
  expect(made).toMatchObject({ write: [], shown: ['10:30'] });
  expect(made.remove).toEqual([lockId({ ...place, time: '09:00' })]);
});

it('after any blocking and freeing each step names its blocks, and sessions are unchanged', () => {
  const ids = fc.constantFrom('lunch', 'leave', 'course');
  const steps = fc.subarray(['09:00', '09:30', '10:00', '10:30', '11:00']);
  const change = fc.oneof(
    fc.record({ kind: fc.constantFrom('block' as const, 'lift' as const), steps, id: ids }),
    fc.record({ kind: fc.constant('free' as const), steps, id: ids }),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let locks = found(session('10:00'));
      const holders = new Map<string, Set<string>>();
      for (const { kind, steps: of, id } of changes) {
        const wanted = { block: blocking(of, id), lift: lifting(id), free: freeing(of) }[kind];
        const made = plan(wanted, locks);
        locks = new Map([...locks, ...made.write.map((each) => [each.id, each.lock] as const)]);
        for (const gone of made.remove) locks.delete(gone);
        if (kind === 'block')
          for (const step of of)
            if (step !== '10:00') holders.set(step, (holders.get(step) ?? new Set()).add(id));
        if (kind === 'free') for (const step of of) holders.delete(step);
        if (kind === 'lift')
          for (const [step, held] of holders)
            if (held.delete(id) && held.size === 0) holders.delete(step);
        expect(made.shown).toEqual([...holders.keys()].sort());
      }
      const blocked = [...locks.values()].filter(({ kind }) => kind === 'blocked');
      expect(new Map(blocked.map(({ time, heldBy }) => [time, new Set(heldBy)]))).toEqual(holders);
      expect(locks.get(lockId({ ...place, time: '10:00' }))).toEqual(session('10:00'));
    }),
  );
});
