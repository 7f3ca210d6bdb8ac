/** What staff block and free by hand: the practitioners, the services, the steps, and what the trail says of it. */
import type { AuditAction } from '@tulia/domain/records/audit';
import { blockPath, blocks } from '@tulia/domain/records/block';
import {
  defaultPractitioner,
  practitionerPath,
  practitioners,
} from '@tulia/domain/records/practitioner';
import { seedServices, servicePath, services } from '@tulia/domain/records/service';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { bookingLock, lockRefs } from '@tulia/domain/slot/lock-refs';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignedInCaller } from '../../platform/caller';
import { aClient, aMember } from '../../platform/testing/callers';
import { putBooking } from '../../platform/testing/bookings';
import { memory } from '../../platform/testing/memory-database';
import { trail } from '../../platform/testing/trail';
import { freeTime } from './free-time';
import { removeBlock } from './remove-block';
import { saveAvailability } from './save-availability';
import { saveBlock } from './save-block';

vi.mock('../../platform/app');

/** A Monday. */
const DATE = '2026-11-23';
const NEXT = '2026-11-30';
const NOW = toInstant('2026-11-16', '09:00');
const clock = { now: () => NOW };
const OWN = defaultPractitioner.id;
const OTHER = 'somebody-else';
const SERVICE = 'individual-therapy';
const own = aMember('therapist', OWN);
const place: { practitionerId: string; serviceId: string | null } = {
  practitionerId: OWN,
  serviceId: null,
};
const day = { ...place, date: DATE, timeSlots: ['12:00', '12:30'] };
const stretch = { ...place, date: DATE, start: '12:00', end: '13:00' };
const wanted = {
  ...place,
  id: 'block-1',
  firstDate: DATE,
  lastDate: DATE,
  weekdays: [1],
  start: '12:00',
  end: '13:00',
  keepSessions: false,
};
const block = (change: Partial<typeof wanted> = {}, caller = own) =>
  saveBlock.handler({ ...wanted, ...change }, { caller, clock });
const remove = (caller = own) => removeBlock.handler({ id: wanted.id }, { caller, clock });
const free = (change: Partial<typeof stretch> = {}, caller = own) =>
  freeTime.handler({ ...stretch, ...change }, { caller, clock });
const save = (change: Partial<typeof day> = {}, caller = own) =>
  saveAvailability.handler({ ...day, ...change }, { caller, clock });

const blocked = () =>
  Object.values(memory.all('slots'))
    .map((each) => slotLocks.fromStored(each))
    .filter(({ kind }) => kind === 'blocked')
    .map(({ practitionerId, serviceId, date, time }) =>
      [practitionerId, serviceId ?? 'all', date, time].join(' '),
    )
    .sort();
const ofAll = (...times: string[]) => times.map((time) => `${OWN} all ${DATE} ${time}`);
const standing = () => Object.keys(memory.all('blocks'));
/** A session at noon, with its locks. */
function aSession(): void {
  const booking = aConfirmed({ practitionerId: OWN, startsAt: toInstant(DATE, '12:00') });
  putBooking(booking);
  for (const ref of lockRefs(booking, booking)) {
    const lock = bookingLock(ref, { bookingId: booking.id, serviceId: booking.serviceId }, null);
    memory.put(slotLockPath(ref.id), slotLocks.toStored(lock));
  }
}

beforeEach(() => {
  memory.clear();
  for (const id of [OWN, OTHER])
    memory.put(practitionerPath(id), practitioners.toStored({ ...defaultPractitioner, id }));
  for (const service of seedServices)
    memory.put(servicePath(service.slug), services.toStored(service));
});

type Act = (practitionerId: string, caller: SignedInCaller) => Promise<unknown>;

describe.each<[string, AuditAction, Act]>([
  ['a day', 'day-changed', (practitionerId, caller) => save({ practitionerId }, caller)],
  ['a block', 'time-blocked', (practitionerId, caller) => block({ practitionerId }, caller)],
  ['a stretch', 'time-freed', (practitionerId, caller) => free({ practitionerId }, caller)],
  [
    'a block that goes',
    'block-removed',
    async (practitionerId, caller) => {
      const by = aMember('admin');
      await block({ practitionerId }, by);
      return remove(caller);
    },
  ],
])('%s', (what, trace, act) => {
  it.each<[string, SignedInCaller, string, boolean]>([
    ['its own therapist', own, OWN, true],
    ['another therapist', own, OTHER, false],
    ['a therapist who is no practitioner', aMember('therapist'), OWN, false],
    ['an admin who is another practitioner', aMember('admin', OTHER), OWN, true],
    ['a receptionist, also of that practitioner,', aMember('receptionist', OWN), OWN, false],
    ['a client', aClient(), OWN, false],
  ])('is a matter of %s or not: %#', async (_, caller, practitionerId, mayDo) => {
    const done = act(practitionerId, caller);
    if (mayDo) await expect(done).resolves.toBeDefined();
    else await expect(done).rejects.toMatchObject({ code: 'forbidden' });
    const actions = trail().map(({ action }) => action);
    expect(actions.includes(trace)).toBe(mayDo);
  });

  if (what !== 'a block that goes')
    it('of an unknown practitioner is not-found', async () => {
      await expect(act('nobody', aMember('admin'))).rejects.toMatchObject({ code: 'not-found' });
      expect(trail()).toEqual([]);
    });
});

it.each<[string, () => Promise<unknown>]>([
  ['a day', () => save({ serviceId: 'none' })],
  ['a block', () => block({ serviceId: 'none' })],
  ['a stretch', () => free({ serviceId: 'none' })],
])('%s of an unknown service is not-found', async (_, act) => {
  await expect(act()).rejects.toMatchObject({ code: 'not-found' });
});

describe('a day that is saved', () => {
  it('has each step once, in order, and the trail names the day', async () => {
    const { timeSlots } = await save({ timeSlots: ['12:30', '09:00', '12:30'] });
    expect(timeSlots).toEqual(['09:00', '12:30']);
    expect(blocked()).toEqual(ofAll('09:00', '12:30'));
    expect(trail()).toMatchObject([
      { action: 'day-changed', subject: `slots/${DATE}`, label: DATE, at: NOW },
    ]);
  });

  it('for one service leaves what is blocked for all', async () => {
    await save();
    await save({ serviceId: SERVICE, timeSlots: ['15:00'] });
    expect(blocked()).toEqual([...ofAll('12:00', '12:30'), `${OWN} ${SERVICE} ${DATE} 15:00`]);
  });

  it('ends the block whose last step it frees', async () => {
    await block();
    await save({ timeSlots: ['12:00'] });
    expect(standing()).toEqual([wanted.id]);
    await save({ timeSlots: [] });
    expect([standing(), blocked()]).toEqual([[], []]);
  });
});

describe('a stretch that is freed', () => {
  it('is that of its hours and no more, and the trail says which', async () => {
    await save({ timeSlots: ['11:30', '12:00', '12:30', '13:00'] });
    await free();
    expect(blocked()).toEqual(ofAll('11:30', '13:00'));
    const entry = { action: 'time-freed', subject: `slots/${DATE}` };
    expect(trail()).toContainEqual(
      expect.objectContaining({ ...entry, label: `${DATE}, 12:00–13:00`, at: NOW }),
    );
  });

  it('of one service leaves what is blocked for all', async () => {
    await save();
    await save({ serviceId: SERVICE });
    await free({ serviceId: SERVICE });
    expect(blocked()).toEqual(ofAll('12:00', '12:30'));
  });

  it('ends the block that was for it alone; one that repeats stays', async () => {
    await block();
    await block({ id: 'weekly', firstDate: DATE, lastDate: NEXT, start: '15:00', end: '16:00' });
    await free();
    await free({ start: '15:00', end: '16:00' });
    expect(standing()).toEqual(['weekly']);
  });
});

describe('a block', () => {
  it('keeps its days once and in order, who made it and when, and the trail names it', async () => {
    await block({ weekdays: [3, 1, 3], lastDate: NEXT });
    expect(blocks.fromStored(memory.read(blockPath(wanted.id)) ?? {})).toMatchObject({
      weekdays: [1, 3],
      createdAt: NOW,
      createdBy: own.uid,
    });
    expect(trail()).toMatchObject([
      { action: 'time-blocked', subject: 'blocks/block-1', label: `${DATE}–${NEXT}, 12:00–13:00` },
    ]);
  });

  it('that is sent again is one, with one entry in the trail', async () => {
    expect(await block()).toEqual({ days: 1, kept: [] });
    expect(await block()).toMatchObject({ kept: [] });
    expect([blocked(), trail().length]).toEqual([ofAll('12:00', '12:30'), 1]);
  });

  it.each<[string, Partial<typeof wanted>]>([
    ['practitioner', { practitionerId: OTHER }],
    ['service', { serviceId: SERVICE }],
    ['first day', { firstDate: '2026-11-22' }],
    ['last day', { lastDate: NEXT }],
    ['weekdays', { weekdays: [1, 2] }],
    ['start', { start: '11:00' }],
    ['end', { end: '14:00' }],
  ])('of another %s under the same id is refused, and blocks nothing', async (_, change) => {
    await block();
    const before = blocked();
    await expect(block(change, aMember('admin'))).rejects.toMatchObject({
      code: 'idempotency-conflict',
    });
    expect(blocked()).toEqual(before);
  });

  it('names the session in its way and saves nothing, unless it is to stay', async () => {
    aSession();
    const named = [{ bookingId: 'booking-1', date: DATE, time: '12:00' }];
    await expect(block({ end: '14:00' })).rejects.toMatchObject({
      code: 'conflicts-with-bookings',
      details: { bookings: named },
    });
    expect([standing(), trail(), blocked()]).toEqual([[], [], []]);
    expect(await block({ end: '14:00', keepSessions: true })).toEqual({ days: 1, kept: named });
    expect(blocked()).toEqual(ofAll('13:00', '13:30'));
  });

  it('that is removed frees its time on every day and leaves its name in the trail, once', async () => {
    await block({ lastDate: NEXT });
    expect(await remove()).toEqual({ days: 2 });
    expect([standing(), blocked()]).toEqual([[], []]);
    const label = `${DATE}–${NEXT}, 12:00–13:00`;
    const entry = { action: 'block-removed', subject: 'blocks/block-1', label };
    expect(trail()).toContainEqual(expect.objectContaining(entry));
    expect([await remove(), trail().length]).toEqual([{ days: 0 }, 2]);
  });
});
