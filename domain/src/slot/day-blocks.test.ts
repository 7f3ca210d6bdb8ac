import { describe, expect, it } from 'vitest';
import { HOUR } from '../time/instant';
import { toInstant } from '../time/practice-time';
import { byHand, planDay, type DayChange } from './day-blocks';
import { lockId, serviceLockId } from './granule';
import { BY_HAND, type SlotLock } from './lock';

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

describe('blocking by hand', () => {
  it('writes new steps, by the id that every session of the step needs', () => {
    const made = plan(byHand(['09:00', '09:30']));
    expect(made).toMatchObject({ inTheWay: [], remove: [], lapsed: [], spent: [] });
    expect(made.shown).toEqual(['09:00', '09:30']);
    expect(made.write).toEqual(
      ['09:00', '09:30'].map((time) => ({
        id: lockId({ ...place, time }),
        isNew: true,
        lock: lock(time, { heldBy: [BY_HAND] }),
      })),
    );
  });

  it('of one service takes the lock of that service alone', () => {
    const made = plan(byHand(['09:00']), found(session('09:00')), 'couples');
    expect(made.inTheWay).toEqual([]);
    expect(made.write).toMatchObject([
      {
        id: serviceLockId({ ...place, time: '09:00' }, 'couples'),
        lock: { serviceId: 'couples', heldBy: [BY_HAND] },
      },
    ]);
  });

  it('removes unwanted steps, and names the blocks that held them', () => {
    const before = found(lock('09:00', { heldBy: ['lunch'] }), lock('10:00', {}));
    const made = plan(byHand(['10:00']), before);
    expect(made.write).toEqual([]);
    expect(made.remove).toEqual([lockId({ ...place, time: '09:00' })]);
    expect(made.spent).toEqual(['lunch']);
    expect(made.shown).toEqual(['10:00']);
  });

  it('keeps the blocks of a step that stays, and is not new when they change', () => {
    const before = found(lock('09:00', { heldBy: ['lunch'] }));
    expect(plan(byHand(['09:00']), before)).toMatchObject({ write: [], remove: [], spent: [] });
    const more = plan(
      ({ blocked }) => new Map([['09:00', [...blocked.get('09:00')!, 'x']]]),
      before,
    );
    expect(more.write).toMatchObject([{ isNew: false, lock: { heldBy: ['lunch', 'x'] } }]);
    expect(more).toMatchObject({ remove: [], lapsed: [], spent: [] });
  });

  it('is refused by a session and by a current hold', () => {
    const standing = hold('10:00', now + HOUR);
    const made = plan(byHand(['09:00', '10:00']), found(session('09:00'), standing));
    expect(made.inTheWay).toEqual([session('09:00'), standing]);
  });

  it('overwrites a lapsed hold', () => {
    const lapsed = hold('10:00', now - 1);
    const made = plan(byHand(['10:00']), found(lapsed));
    expect(made).toMatchObject({ inTheWay: [], lapsed: [lapsed], remove: [] });
    expect(made.write).toMatchObject([{ isNew: false, lock: { kind: 'blocked' } }]);
  });
});

it('`wanted` is called with the blocked and the taken steps of the day', () => {
  const locks = found(
    lock('08:00', { heldBy: ['lunch'] }),
    lock('08:30', {}),
    session('09:00'),
    hold('09:30', now + 1),
    hold('10:00', now - 1),
  );
  const seen: unknown[] = [];
  plan((day) => {
    seen.push([...day.blocked], [...day.taken]);
    return new Map();
  }, locks);
  expect(seen).toEqual([
    [
      ['08:00', ['lunch']],
      ['08:30', [BY_HAND]],
    ],
    ['09:00', '09:30'],
  ]);
});
