/** What one client may do: how often sessions and contacts change, and how many requests wait at once. */
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { seedServices } from '@tulia/domain/practice/service';
import { availabilityPath } from '@tulia/domain/records/availability';
import { practitionerPath, practitioners } from '@tulia/domain/records/practitioner';
import { servicePath, services } from '@tulia/domain/records/service';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { bookingLock, lockRefs } from '@tulia/domain/slot/lock-refs';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { aBookingRequest } from '@tulia/domain/testing/request';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SignedInCaller } from '../../platform/caller';
import { putBooking, storedBooking } from '../../platform/testing/bookings';
import { aClient, aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { createBooking } from './create-booking';
import { moveBooking } from './move-booking';
import { updateBookingContact } from './update-booking-contact';

vi.mock('../../platform/app');
vi.mock('../../meeting/meet-within', () => ({ meetWithin: vi.fn() }));

const { id, startsAt, practitionerId } = aBooking();
const { date: DATE } = toWallTime(startsAt);
/** Each test has an hour of its own, since what was counted in one stays counted. */
let now = startsAt - 20 * DAY;
const at = (caller: SignedInCaller) => ({ caller, clock: { now: () => now } });
const exceeded = { code: 'quota-exceeded' };
let requests = 0;
const ask = (caller = aClient(), change: Parameters<typeof aBookingRequest>[0] = {}) => {
  requests += 1;
  const requestId = `a-request-id-${String(requests).padStart(4, '0')}`;
  return createBooking.handler(aBookingRequest({ requestId, date: DATE, ...change }), at(caller));
};
function openDay(busy: string[] = []): void {
  const month = DATE.slice(0, 7);
  const days = { [DATE]: { isAvailable: true, timeSlots: [], serviceTimeSlots: {}, busy } };
  memory.put(availabilityPath(practitionerId, month), { practitionerId, month, days });
}

beforeEach(() => {
  memory.clear();
  now += HOUR;
  vi.stubEnv('BOOKINGS_PER_PERSON', '10');
  vi.stubEnv('BOOKINGS_PER_MAILBOX_AND_DAY', '20');
  const [service] = seedServices;
  memory.put(servicePath(service!.slug), services.toStored(service!));
  const person = { ...defaultPractitioner, id: practitionerId };
  memory.put(practitionerPath(practitionerId), practitioners.toStored(person));
  openDay();
});

it('a client moves sessions ten times an hour, and staff as often as they must', async () => {
  putBooking(aConfirmed());
  const move = (caller: SignedInCaller, hour: number) => {
    const { version } = storedBooking(id);
    const time = `${String(hour)}:00`;
    return moveBooking.handler({ bookingId: id, version, date: DATE, time }, at(caller));
  };
  for (let count = 0; count < 10; count += 1) await move(aClient(), count % 2 === 0 ? 10 : 12);
  await expect(move(aClient(), 10)).rejects.toMatchObject(exceeded);
  for (let count = 0; count < 12; count += 1)
    await move(aMember('receptionist'), count % 2 === 0 ? 10 : 12);
});

it('a client changes contacts twenty times an hour, the same ones counted each time', async () => {
  putBooking(aBooking());
  const change = () => {
    const contact = { name: 'A', email: 'a@example.com', phone: '0700111222' };
    return updateBookingContact.handler({ bookingId: id, ...contact }, at(aClient()));
  };
  for (let count = 0; count < 20; count += 1) await change();
  await expect(change()).rejects.toMatchObject(exceeded);
});

it('a client with many addresses of one mailbox counts as one', async () => {
  const asking = (tag: number) => {
    const who = { uid: `amina-${String(tag)}`, email: `amina+${String(tag)}@example.com` };
    return ask(aClient(who), { serviceId: 'no-such-service' });
  };
  for (let tag = 0; tag < 10; tag += 1)
    await expect(asking(tag)).rejects.toMatchObject({ code: 'service-unavailable' });
  await expect(asking(10)).rejects.toMatchObject(exceeded);
});

it('a client has two pending requests at most, also over holds that have lapsed', async () => {
  const other = aBooking({ id: 'other', clientId: 'brian', clientUserId: 'brian' });
  putBooking(other);
  for (const ref of lockRefs(other, other)) {
    const lock = bookingLock(ref, { bookingId: other.id, serviceId: other.serviceId }, now - 1);
    memory.put(slotLockPath(ref.id), slotLocks.toStored(lock));
  }
  openDay(['14:00', '14:30']);
  for (const time of ['09:00', '11:00']) await ask(aClient(), { time });
  const lapsed = { time: '14:00' };
  await expect(ask(aClient(), lapsed)).rejects.toMatchObject({ code: 'too-many-pending' });
  const another = aClient({ uid: 'rose', email: 'rose@example.com' });
  expect(await ask(another, lapsed)).toMatchObject({ status: 'pending' });
});
