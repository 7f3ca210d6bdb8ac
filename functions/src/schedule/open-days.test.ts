/**
 * What the night makes of the public months: which days are open, and which steps are shown as busy or blocked.
 */
import { availabilityPath, type MonthDay } from '@tulia/domain/records/availability';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import type { SlotLock } from '@tulia/domain/slot/lock';
import { lockId, serviceLockId } from '@tulia/domain/slot/granule';
import { monthOf, toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, expect, it, vi } from 'vitest';
import { memory } from '../platform/testing/memory-database';
import { putSettings } from '../platform/testing/practice';
import { openDays } from './open-days';

vi.mock('../platform/app');

const OWN = 'therapist';
const DATE = '2026-11-20';
const NOW = toInstant('2026-11-16', '09:00');
const at = (now: number) => ({ now: () => now });

const days = (practitionerId = OWN) =>
  Object.fromEntries(
    Object.values(memory.all('availability'))
      .filter((month) => month['practitionerId'] === practitionerId)
      .flatMap((month) => Object.entries(month['days'] as Record<string, MonthDay>)),
  );
const show = (date: string, day: Partial<MonthDay>, practitionerId = OWN) => {
  const month = monthOf(date);
  const shown = { practitionerId, month, days: { [date]: day } };
  memory.put(availabilityPath(practitionerId, month), shown);
};
/** The lock of ten o’clock. @param serviceId that of one service; the one that all share when left out */
function lock(part: Partial<SlotLock> = {}, serviceId?: string): void {
  const place = { practitionerId: OWN, date: DATE, time: '10:00', ...part };
  const id = serviceId === undefined ? lockId(place) : serviceLockId(place, serviceId);
  const whole: SlotLock = {
    kind: 'session',
    bookingId: 'b1',
    serviceId: serviceId ?? 'individual-therapy',
    startsAt: toInstant(place.date, place.time),
    expiresAt: null,
    ...place,
  };
  memory.put(slotLockPath(id), slotLocks.toStored(whole));
}
const blocked = { kind: 'blocked', bookingId: null } as const;

beforeEach(() => putSettings({ windowDays: 20 }));

it.each([
  ['in the middle of a day', NOW, '2026-11-16', '2026-12-13'],
  // Eleven in the evening at Greenwich is the next day in Nairobi.
  ['after midnight in Nairobi', Date.parse('2026-11-15T23:00:00Z'), '2026-11-16', '2026-12-13'],
  ['before it', Date.parse('2026-11-15T20:59:59Z'), '2026-11-15', '2026-12-12'],
])('every day of the window and a week beyond is open, %s', async (_, now, first, last) => {
  expect(await openDays([OWN, 'another'], at(now))).toBe(0);
  const open = Object.keys(days()).sort();
  expect([open[0], open.at(-1), open.length]).toEqual([first, last, 28]);
  expect(days('another')).toEqual(days());
  expect(days()[DATE]).toEqual({ timeSlots: [], busy: [], isAvailable: true });
  expect(days('third')).toEqual({});
});

it.each<[string, Parameters<typeof lock>, Partial<MonthDay>]>([
  ['a session', [{}], { busy: ['10:00'] }],
  ['a request with its time', [{ kind: 'hold', expiresAt: NOW + 1 }], { busy: ['10:00'] }],
  ['a hold that has lapsed', [{ kind: 'hold', expiresAt: NOW }], {}],
  ['a block', [blocked], { timeSlots: ['10:00'] }],
  ['a block of one service', [{ ...blocked, serviceId: null }, 'consultation'], {}],
  [
    'a block of one service, which says so in its lock',
    [blocked, 'consultation'],
    { serviceTimeSlots: { consultation: ['10:00'] } },
  ],
  ['the lock of a session for its service alone', [{}, 'consultation'], {}],
  ['a session with somebody else', [{ practitionerId: 'another' }], {}],
  ['a session of the day before', [{ date: '2026-11-19' }], {}],
])('%s is shown as it stands in the locks', async (_, made, day) => {
  lock(...made);
  await openDays([OWN], at(NOW));
  expect(days()[DATE]).toEqual({ timeSlots: [], busy: [], isAvailable: true, ...day });
});

const ofAll = { timeSlots: ['08:00'] };
const ofOne = { serviceTimeSlots: { consultation: ['08:00'] } };
it.each<[string, Partial<MonthDay>, Partial<MonthDay>, number]>([
  ['what nobody has is free again', { busy: ['03:00', '10:00'], timeSlots: [] }, {}, 1],
  ['what is right stays, and is no correction', { timeSlots: [] }, {}, 0],
  ['in another order as well', { busy: ['10:00', '10:00'], timeSlots: [] }, {}, 0],
  ['a closed day stays closed', { isAvailable: false }, { isAvailable: false }, 0],
  ['a block is never taken away', ofAll, ofAll, 0],
  ['one of a service neither', ofOne, ofOne, 0],
])('a day that is known: %s', async (_, shown, more, corrected) => {
  show(DATE, { busy: ['10:00'], ...shown });
  lock();
  expect(await openDays([OWN], at(NOW))).toBe(corrected);
  expect(days()[DATE]).toEqual({ timeSlots: [], busy: ['10:00'], isAvailable: true, ...more });
});

it('shown blocks of a service and those in its locks add up', async () => {
  show(DATE, { serviceTimeSlots: { consultation: ['08:00'], 'couples-therapy': ['09:00'] } });
  lock({ kind: 'blocked', bookingId: null }, 'consultation');
  await openDays([OWN], at(NOW));
  expect(days()[DATE]?.serviceTimeSlots).toEqual({
    consultation: ['08:00', '10:00'],
    'couples-therapy': ['09:00'],
  });
});

it.each(['2026-11-16', '2026-11-30', '2026-12-01', '2026-12-13'])(
  'the first and last day of a month and of the window are shown too: %s',
  async (date) => {
    lock({ date });
    await openDays([OWN], at(NOW));
    expect(days()[date]?.busy).toEqual(['10:00']);
  },
);

it('a lapsed hold that still shows as busy is no correction', async () => {
  show(DATE, { busy: ['10:00'], timeSlots: [] });
  lock({ kind: 'hold', expiresAt: NOW - 1 });
  expect(await openDays([OWN], at(NOW))).toBe(0);
});

it('past days stay as they were', async () => {
  const past = { busy: ['10:00'], timeSlots: [], isAvailable: true };
  show('2026-11-10', past);
  await openDays([OWN], at(NOW));
  expect(days()['2026-11-10']).toEqual(past);
});

it('a session booked while the job reads is shown', async () => {
  memory.meanwhile(() => lock());
  await openDays([OWN], at(NOW));
  expect(days()[DATE]?.busy).toEqual(['10:00']);
});
