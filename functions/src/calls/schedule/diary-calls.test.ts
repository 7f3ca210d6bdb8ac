/** What staff block and free: the practitioners, the services, the steps, and what the trail says of it. */
import type { Booking } from '@tulia/domain/booking/booking';
import type { BlocksInput } from '@tulia/domain/calls/schedule/block-time';
import { blockPath, blocks } from '@tulia/domain/records/block';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { slotLockPath } from '@tulia/domain/records/slot-lock';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignedInCaller } from '../../platform/caller';
import { putWithLocks } from '../../platform/testing/bookings';
import { aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import {
  blockedSteps,
  putPractitioner,
  putServices,
  putSettings,
  storedLocks,
} from '../../platform/testing/practice';
import { trail } from '../../platform/testing/trail';
import { removeBlock, saveBlocks } from './save-blocks';

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
const noon = { start: '12:00', end: '13:00' };
const stretch = { date: DATE, ...noon };
const wanted = { id: 'block-1', firstDate: DATE, lastDate: DATE, weekdays: [1], ...noon };
const save = (asked: Partial<BlocksInput>, caller = own) =>
  saveBlocks.handler(
    { ...place, blocks: [], freed: [], keepSessions: false, ...asked },
    { caller, clock },
  );
type More = Partial<BlocksInput>;
const block = (change: Partial<typeof wanted> = {}, more: More = {}, caller = own) =>
  save({ blocks: [{ ...wanted, ...change }], ...more }, caller);
const remove = (caller = own) => removeBlock.handler({ id: wanted.id }, { caller, clock });
const free = (change: Partial<typeof stretch> = {}, more: More = {}, caller = own) =>
  save({ freed: [{ ...stretch, ...change }], ...more }, caller);

const steps = (...times: string[]) => times.map((time) => `${DATE} ${time}`);
const standing = () => Object.keys(memory.all('blocks'));
/** The steps become those of a day that was blocked before 2026-11-26: no block holds them. */
async function blockedBefore(): Promise<void> {
  for (const [id, lock] of Object.entries(memory.all('slots')))
    memory.put(slotLockPath(id), { ...lock, heldBy: ['hand'] });
  await memory.doc(blockPath('before')).delete();
}
/** A session at noon, with its locks. */
function aSession(change: Partial<Booking> = {}): void {
  const session = { practitionerId: OWN, startsAt: toInstant(DATE, '12:00'), ...change };
  const until = change.holdExpiresAt ?? null;
  putWithLocks((until === null ? aConfirmed : aBooking)(session), until);
}

beforeEach(() => {
  for (const id of [OWN, OTHER]) putPractitioner({ id });
  putServices();
});

it.each<[string, (caller: SignedInCaller) => Promise<unknown>]>([
  ['a block', (caller) => block({}, {}, caller)],
  ['a stretch', (caller) => free({}, {}, caller)],
  [
    'a block that goes',
    async (caller) => {
      await block();
      return remove(caller);
    },
  ],
])(
  '%s is a matter of its own therapist and of admins, of reception where settings allow it, and of no other therapist',
  async (_, act) => {
    const reception = aMember('receptionist');
    for (const other of [aMember('therapist', OTHER), aMember('therapist'), reception])
      await expect(act(other)).rejects.toMatchObject({ code: 'forbidden' });
    putSettings({ receptionBlocksTime: true });
    for (const caller of [own, aMember('admin', OTHER), reception])
      await expect(act(caller)).resolves.toBeDefined();
  },
);

it.each<[string, Partial<BlocksInput>]>([
  ['service', { serviceId: 'none' }],
  ['practitioner', { practitionerId: 'nobody' }],
])('time of an unknown %s is not-found', async (_, unknown) => {
  for (const asked of [{ blocks: [wanted] }, { freed: [stretch] }]) {
    const saved = save({ ...asked, ...unknown }, aMember('admin'));
    await expect(saved).rejects.toMatchObject({ code: 'not-found' });
  }
  expect(trail()).toEqual([]);
});

describe('a stretch that is freed', () => {
  it('has its own hours alone, and the trail names them', async () => {
    await block({ start: '11:30', end: '13:30' });
    await free();
    expect(blockedSteps()).toEqual(steps('11:30', '13:00'));
    const entry = { action: 'time-freed', subject: `slots/${DATE}` };
    expect(trail()).toContainEqual(
      expect.objectContaining({ ...entry, label: `${DATE}, 12:00–13:00`, at: NOW }),
    );
  });

  it('of one service leaves what is blocked for all', async () => {
    await block();
    await block({ id: 'block-2' }, { serviceId: SERVICE });
    expect(blockedSteps()).toHaveLength(4);
    await free({}, { serviceId: SERVICE });
    expect(blockedSteps()).toEqual(steps('12:00', '12:30'));
    expect(storedLocks().map(([, { serviceId }]) => serviceId)).toEqual([null, null]);
  });

  it('deletes a block of this day alone once its last step is free; a repeating block stays', async () => {
    await block();
    await block({ id: 'weekly', firstDate: DATE, lastDate: NEXT, start: '15:00', end: '16:00' });
    await free({ end: '12:30' });
    expect(standing()).toEqual([wanted.id, 'weekly']);
    await free({ start: '12:30' });
    await free({ start: '15:00', end: '16:00' });
    expect(standing()).toEqual(['weekly']);
  });

  it('is free also if it was blocked before 2026-11-26; removing a later block does not free it', async () => {
    await block({ id: 'before' });
    await blockedBefore();
    await block();
    await remove();
    expect(blockedSteps()).toEqual(steps('12:00', '12:30'));
    await free({ end: '12:30' });
    expect(blockedSteps()).toEqual(steps('12:30'));
  });
});

describe('several blocks and freed stretches of a day', () => {
  const early = { ...wanted, id: 'early', start: '08:00', end: '09:00' };
  const both = { blocks: [early, wanted], freed: [{ date: DATE, start: '15:00', end: '16:00' }] };

  it('are saved in one commit', async () => {
    await block({ id: 'late', start: '15:00', end: '16:00' });
    expect(await save(both)).toEqual({ days: 2, kept: [] });
    expect(blockedSteps()).toEqual(steps('08:00', '08:30', '12:00', '12:30'));
    expect(standing().sort()).toEqual(['block-1', 'early']);
  });

  it('are not saved when a session is in the way of one of them; the refusal names it once', async () => {
    await block({ id: 'late', start: '15:00', end: '16:00' });
    aSession();
    const twice = [wanted, { ...wanted, id: 'again', end: '12:30' }];
    await expect(save({ ...both, blocks: [early, ...twice] })).rejects.toMatchObject({
      details: {
        bookings: [
          { bookingId: 'booking-1', date: DATE, time: '12:00', clientName: 'Amina Otieno' },
        ],
      },
    });
    expect([standing(), blockedSteps()]).toEqual([['late'], steps('15:00', '15:30')]);
  });

  it('are refused when one of them exists already and another does not', async () => {
    await block();
    await expect(save(both)).rejects.toMatchObject({ code: 'idempotency-conflict' });
    expect(standing()).toEqual(['block-1']);
  });
});

describe('a block', () => {
  it('stores its days once and in order, with its author and moment, and is named in the trail', async () => {
    await block({ weekdays: [3, 1, 3], lastDate: NEXT });
    const kept = { weekdays: [1, 3], createdAt: NOW, createdBy: own.uid };
    expect(blocks.fromStored(memory.read(blockPath(wanted.id)) ?? {})).toMatchObject(kept);
    const label = `${DATE}–${NEXT}, 12:00–13:00`;
    expect(trail()).toMatchObject([{ action: 'time-blocked', subject: 'blocks/block-1', label }]);
  });

  it('that is sent twice is saved once, with one entry in the trail', async () => {
    expect(await block()).toEqual({ days: 1, kept: [] });
    expect(await block()).toMatchObject({ kept: [] });
    expect([blockedSteps(), trail().length]).toEqual([steps('12:00', '12:30'), 1]);
  });

  it.each<[string, Partial<typeof wanted>, Partial<BlocksInput>?]>([
    ['practitioner', {}, { practitionerId: OTHER }],
    ['service', {}, { serviceId: SERVICE }],
    ['first day', { firstDate: '2026-11-22' }],
    ['last day', { lastDate: NEXT }],
    ['weekdays', { weekdays: [1, 2] }],
    ['start', { start: '11:00' }],
    ['end', { end: '14:00' }],
  ])('of another %s under the same id is refused, and blocks nothing', async (...row) => {
    const [, change, more = {}] = row;
    await block();
    const before = blockedSteps();
    const refused = { code: 'idempotency-conflict' };
    await expect(block(change, more, aMember('admin'))).rejects.toMatchObject(refused);
    expect(blockedSteps()).toEqual(before);
  });

  it('is refused with the session in its way, unless sessions may stay', async () => {
    aSession();
    const named = [
      { bookingId: 'booking-1', date: DATE, time: '12:00', clientName: 'Amina Otieno' },
    ];
    await expect(block({ end: '14:00' })).rejects.toMatchObject({
      code: 'conflicts-with-bookings',
      details: { bookings: named },
    });
    expect([standing(), trail(), blockedSteps()]).toEqual([[], [], []]);
    expect(await block({ end: '14:00' }, { keepSessions: true })).toEqual({ days: 1, kept: named });
    expect(blockedSteps()).toEqual(steps('13:00', '13:30'));
  });

  it('is refused with a time that is offered to a client who waits, and says until when', async () => {
    aSession({ id: 'offer_wait-1_9', holdExpiresAt: NOW + 1 });
    await memory.doc('bookings/offer_wait-1_9').delete();
    const offer = { bookingId: 'offer_wait-1_9', date: DATE, time: '12:00', offeredUntil: NOW + 1 };
    await expect(block()).rejects.toMatchObject({ details: { bookings: [offer] } });
    expect(await block({}, { keepSessions: true })).toEqual({ days: 1, kept: [offer] });
  });

  it('is refused with each session in the way once, by start', async () => {
    aSession({ id: 'late' });
    aSession({ id: 'early', startsAt: toInstant(DATE, '10:30') });
    const asked = [wanted, { ...wanted, id: 'block-2', end: '12:30' }];
    const earlier = { ...wanted, id: 'block-3', start: '11:00', end: '11:30' };
    const { kept } = await save({ blocks: [...asked, earlier], keepSessions: true });
    expect(kept.map(({ bookingId }) => bookingId)).toEqual(['early', 'late']);
  });

  const over = { firstDate: '2026-11-22', lastDate: '2026-11-22' };
  it.each<[string, string, boolean, Partial<Booking>?, Partial<typeof wanted>?, More?]>([
    ['a session in its time', '23 12:00', true],
    ['one that only reaches into it', '23 11:30', true],
    ['one that ends as it begins', '23 11:00', false],
    ['one of the day after', '24 12:00', false],
    ['one after its last day', '23 12:00', false, {}, over],
    ['one with somebody else', '23 12:00', false, { practitionerId: OTHER }],
    ['a request that holds the time', '23 12:00', true, { holdExpiresAt: NOW + 1 }],
    ['a hold that has lapsed', '23 12:00', false, { holdExpiresAt: NOW }],
    ['one of its own service', '23 12:00', true, {}, {}, { serviceId: SERVICE }],
  ])('%s (%s) is named as it is, or not', async (_, start, isNamed, of, change, more) => {
    const [day = '', time = ''] = start.split(' ');
    const date = `2026-11-${day}`;
    aSession({ startsAt: toInstant(date, time), ...of });
    const { kept } = await block(change, { keepSessions: true, ...more });
    expect(kept).toMatchObject(isNamed ? [{ bookingId: 'booking-1', date, time }] : []);
  });

  it.each([
    ['is refused for it', false, [[], []]],
    ['keeps it', true, [[wanted.id], steps('13:00', '13:30')]],
  ])('that meets a session booked meanwhile %s, with all its documents', async (...row) => {
    const [, keepSessions, left] = row;
    memory.meanwhile(() => aSession());
    const freed = [{ date: NEXT, start: '15:00', end: '16:00' }];
    const asked = { keepSessions, freed };
    const answer = await block({ end: '14:00' }, asked).catch((error: unknown) => error);
    expect(answer).toMatchObject(
      keepSessions ? { kept: [{ bookingId: 'booking-1' }] } : { code: 'conflicts-with-bookings' },
    );
    expect([standing(), blockedSteps()]).toEqual(left);
    expect(
      trail()
        .map(({ action }) => action)
        .sort(),
    ).toEqual(keepSessions ? ['time-blocked', 'time-freed'] : []);
  });

  it('that is removed frees its time on every day and leaves its name in the trail, once', async () => {
    await block({ lastDate: NEXT });
    expect(await remove()).toEqual({ days: 2 });
    expect([standing(), blockedSteps()]).toEqual([[], []]);
    const label = `${DATE}–${NEXT}, 12:00–13:00`;
    const entry = { action: 'block-removed', subject: 'blocks/block-1', label };
    expect(trail()).toContainEqual(expect.objectContaining(entry));
    expect([await remove(), trail().length]).toEqual([{ days: 0 }, 2]);
  });
});
