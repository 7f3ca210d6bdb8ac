/** With whom a request is where there are two practitioners, and what blocked time leaves to be asked for. */
import type { BlocksInput } from '@tulia/domain/calls/schedule/block-time';
import { availabilityPath } from '@tulia/domain/records/availability';
import type { Refusal } from '@tulia/domain/refusal';
import { oneDay } from '@tulia/domain/slot/block-dates';
import { aBookingRequest, aPhoneRequest } from '@tulia/domain/testing/request';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedBookings } from '../../platform/testing/bookings';
import { aClient, aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import {
  putPractitioner,
  putServices,
  shownDay,
  storedLocks,
} from '../../platform/testing/practice';
import { saveBlocks } from '../schedule/save-blocks';
import { bookOnBehalf } from './book-on-behalf';
import { createBooking } from './create-booking';

vi.mock('../../platform/app');

const DATE = '2026-11-24';
const clock = { now: () => toInstant('2026-11-16', '09:00') };
const admin = aMember('admin');
const FIRST = 'njeri';
const SECOND = 'baraka';

let asked = 0;
type Request = ReturnType<typeof aBookingRequest>;
/** A request of its own, for ten o'clock, by a client of its own unless it is said by whom. */
const aRequest = (change: Partial<Request> = {}) => {
  asked += 1;
  return aBookingRequest({ requestId: `a-request-id-${String(asked)}`, date: DATE, ...change });
};
const send = (request: Request, uid = request.requestId) =>
  createBooking.handler(request, {
    caller: aClient({ uid, email: `${uid}@example.com` }),
    clock,
  });
const book = (change: Partial<Request> = {}) => send(aRequest(change));
const whom = async (change: Partial<Request> = {}) => (await book(change)).practitioner.id;
const lockedBy = (practitionerId: string) =>
  storedLocks()
    .filter(([, lock]) => lock.practitionerId === practitionerId)
    .map(([, { time }]) => time)
    .sort();
/** The public month, which may be behind the locks, shows an open day with nothing in it. */
const showFree = (practitionerId: string) => {
  const day = { timeSlots: [], busy: [], isAvailable: true };
  const shown = { practitionerId, month: '2026-11', days: { [DATE]: day } };
  memory.put(availabilityPath(practitionerId, '2026-11'), shown);
};
const all = { practitionerId: SECOND, serviceId: null };
const save = (change: Partial<BlocksInput>) =>
  saveBlocks.handler(
    { ...all, keepSessions: false, blocks: [], freed: [], ...change },
    { caller: admin, clock },
  );
const tenToEleven = { start: '10:00', end: '11:00' };
const block = (serviceId: string | null = null) =>
  save({ serviceId, blocks: [{ id: 'a-block', ...oneDay(DATE), ...tenToEleven }] });

beforeEach(() => {
  vi.stubEnv('BOOKINGS_PER_PERSON', '10');
  vi.stubEnv('BOOKINGS_PER_MAILBOX_AND_DAY', '20');
  putPractitioner({ id: FIRST, order: 1 });
  putPractitioner({ id: SECOND, order: 2 });
  for (const id of [FIRST, SECOND]) showFree(id);
  putServices();
});

describe('a request with any practitioner', () => {
  it('goes to the first practitioner in order, then to the next, and is then refused with free times', async () => {
    expect([await whom(), await whom()]).toEqual([FIRST, SECOND]);
    const third = (await book().catch((error: unknown) => error)) as Refusal<'slot-taken'>;
    expect(third.code).toBe('slot-taken');
    const { freeTimes } = third.details;
    expect(freeTimes).toHaveLength(5);
    expect(freeTimes).not.toContainEqual(expect.objectContaining({ date: DATE, time: '10:00' }));
    expect(storedBookings()).toHaveLength(2);
  });

  it('keeps its practitioner when it is sent again, also at the same moment', async () => {
    const request = aRequest();
    let twin: unknown;
    memory.meanwhile(async () => {
      twin = await send(request);
    });
    const answer = await send(request);
    expect(answer.practitioner.id).toBe(FIRST);
    expect([twin, await send(request)]).toEqual([answer, answer]);
    expect([lockedBy(SECOND), storedBookings().length]).toEqual([[], 1]);
  });

  it('goes to a free practitioner also when staff book for a caller', async () => {
    await book({ practitionerId: FIRST });
    await bookOnBehalf.handler(aPhoneRequest({ date: DATE }), { caller: admin, clock });
    expect(storedBookings().map(({ practitionerId }) => practitionerId)).toEqual([FIRST, SECOND]);
  });
});

describe('a request with one practitioner', () => {
  it('is refused when this practitioner takes no bookings', async () => {
    putPractitioner({ id: SECOND, takesBookings: false });
    const refused = { code: 'practitioner-unavailable' };
    await expect(book({ practitionerId: SECOND })).rejects.toMatchObject(refused);
    expect(memory.all('slots')).toEqual({});
  });

  it('leaves the other practitioner’s time free: two sessions at one hour have their own locks and busy steps', async () => {
    for (const practitionerId of [FIRST, SECOND]) await book({ practitionerId });
    for (const id of [FIRST, SECOND]) {
      expect(lockedBy(id)).toEqual(['10:00', '10:00', '10:30', '10:30']);
      expect(shownDay(DATE, id)?.busy).toEqual(['10:00', '10:30']);
    }
    await expect(book({ practitionerId: SECOND })).rejects.toMatchObject({ code: 'slot-taken' });
  });
});

describe('blocked time', () => {
  it('keeps requests out until it is freed, also where the month does not show it yet', async () => {
    await block();
    expect(shownDay(DATE, FIRST)?.timeSlots).toEqual([]);
    const request = { practitionerId: SECOND };
    await expect(book(request)).rejects.toMatchObject({ details: { reason: 'blocked' } });
    showFree(SECOND);
    await expect(book(request)).rejects.toMatchObject({ code: 'slot-taken' });
    await save({ freed: [{ date: DATE, ...tenToEleven }] });
    expect(await whom(request)).toBe(SECOND);
  });

  it('for one service keeps that service out, and leaves the others open', async () => {
    await block('individual-therapy');
    const request = { practitionerId: SECOND, serviceId: 'individual-therapy' };
    await expect(book(request)).rejects.toMatchObject({ code: 'slot-unavailable' });
    showFree(SECOND);
    await expect(book(request)).rejects.toMatchObject({ code: 'slot-taken' });
    expect(await whom({ ...request, serviceId: 'consultation' })).toBe(SECOND);
  });
});
