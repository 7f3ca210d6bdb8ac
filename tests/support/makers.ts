/** Things for tests: the practice, requests, free slots, and bookings in any status. */
import type { BookOnBehalfInput } from '@tulia/domain/calls/bookings/book-on-behalf';
import {
  createBooking,
  type CreateBookingInput,
} from '@tulia/domain/calls/bookings/create-booking';
import { confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { availabilityPath } from '@tulia/domain/records/availability';
import type { Booking } from '@tulia/domain/booking/booking';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import {
  defaultPractitioner,
  defaultPractitionerContact,
} from '@tulia/domain/practice/practitioner';
import {
  practitionerContactPath,
  practitionerContacts,
  practitionerPath,
  practitioners,
} from '@tulia/domain/records/practitioner';
import { seedServices } from '@tulia/domain/practice/service';
import { servicePath, services } from '@tulia/domain/records/service';
import { slotLockPath } from '@tulia/domain/records/slot-lock';
import { lockId } from '@tulia/domain/slot/granule';
import { DAY, MINUTE } from '@tulia/domain/time/instant';
import {
  addDays,
  monthOf,
  toInstant,
  toWallTime,
  weekdayOf,
} from '@tulia/domain/time/practice-time';
import { aBookingRequest, aPhoneRequest } from '@tulia/domain/testing/request';
import type { Firestore } from 'firebase-admin/firestore';
import { call, database, done, person, type Person } from './actors';
import { randomUUID } from './random';

/** The practitioner of the seeded practice, with whom tests book unless they say otherwise. */
export const PRACTITIONER = defaultPractitioner.id;

/** Puts settings, services, a practitioner and open days into the environment, where they are missing. */
export function openPractice(): Promise<void> {
  return openPracticeIn(database());
}

/** The same in a database of one's own. */
export async function openPracticeIn(db: Firestore): Promise<void> {
  const settings = db.doc(PRACTICE_SETTINGS_PATH);
  if (!(await settings.get()).exists) {
    await settings.set(practiceSettings.toStored(defaultPracticeSettings));
  }
  const batch = db.batch();
  const today = toWallTime(Date.now()).date;
  const days: Record<string, Record<string, { isAvailable: true }>> = {};
  for (let ahead = 0; ahead <= 67; ahead += 1) {
    const date = addDays(today, ahead);
    (days[monthOf(date)] ??= {})[date] = { isAvailable: true };
  }
  for (const service of seedServices) {
    batch.set(db.doc(servicePath(service.slug)), services.toStored(service));
  }
  batch.set(db.doc(practitionerPath(PRACTITIONER)), practitioners.toStored(defaultPractitioner));
  batch.set(
    db.doc(practitionerContactPath(PRACTITIONER)),
    practitionerContacts.toStored(defaultPractitionerContact),
  );
  for (const [month, open] of Object.entries(days)) {
    batch.set(
      db.doc(availabilityPath(PRACTITIONER, month)),
      { practitionerId: PRACTITIONER, month, days: open },
      { merge: true },
    );
  }
  await batch.commit();
}

/** A day so many days from today, or before it. */
export const inDays = (days: number): string => addDays(toWallTime(Date.now()).date, days);

export interface Place {
  date: string;
  time: string;
}

const given = new Set<string>();

/** Journeys that run side by side, in two browsers at most, take days of different weeks. */
const browser = process.env['TEST_PARALLEL_INDEX'];
const isOurs = (ahead: number) =>
  browser === undefined || Math.floor(ahead / 7) % 2 === Number(browser) % 2;

/** Days in the order in which they were given. */
const givenDays: string[] = [];

/** In a practice that is fresh every day and time is free again. */
export function forgetGivenPlaces(): void {
  given.clear();
  givenDays.length = 0;
}

/**
 * A weekday with nothing booked or blocked. The tests share eight weeks of days: when no new day is left, a day
 * comes again that was given long ago and is untouched since.
 */
export async function emptyDay(): Promise<string> {
  const today = toWallTime(Date.now()).date;
  const days = Array.from({ length: 55 }, (_, index) => 4 + index)
    .filter((ahead) => isOurs(ahead) && weekdayOf(addDays(today, ahead)) <= 5)
    .map((ahead) => addDays(today, ahead));
  const fresh = days.filter((date) => !given.has(date));
  for (const date of [...fresh, ...givenDays]) {
    given.add(date);
    if (!(await isUntouched(date))) continue;
    if (givenDays.includes(date)) givenDays.splice(givenDays.indexOf(date), 1);
    givenDays.push(date);
    return date;
  }
  throw new Error('no empty day is left');
}

/** Whether no slot of the day is held and no booking, not even one that is over, names it. */
async function isUntouched(date: string): Promise<boolean> {
  const [locks, named] = await Promise.all([
    database().collection('slots').where('date', '==', date).limit(1).get(),
    database()
      .collection('bookings')
      .where('preferredDates', 'array-contains', date)
      .limit(1)
      .get(),
  ]);
  return locks.empty && named.empty;
}

/** A free weekday slot, and the hours after it; never the same one twice. */
export async function freeSlot(hours = 1): Promise<Place> {
  const today = toWallTime(Date.now()).date;
  for (let ahead = 58; ahead >= 3; ahead -= 1) {
    const date = addDays(today, ahead);
    if (!isOurs(ahead) || weekdayOf(date) > 5) continue;
    for (let hour = 8; hour + hours <= 19; hour += hours) {
      const time = `${String(hour).padStart(2, '0')}:00`;
      if (given.has(date) || given.has(date + time)) continue;
      // At once: while the locks are read, another may ask.
      given.add(date + time);
      if (await isUnlocked(date, hour, hours)) return { date, time };
    }
  }
  throw new Error('no free slot is left');
}

async function isUnlocked(date: string, hour: number, hours: number): Promise<boolean> {
  const times = Array.from({ length: hours }, (_, index) => hour + index).flatMap((each) => {
    const text = String(each).padStart(2, '0');
    return [`${text}:00`, `${text}:30`];
  });
  const refs = times.map((time) =>
    database().doc(slotLockPath(lockId({ practitionerId: PRACTITIONER, date, time }))),
  );
  return (await database().getAll(...refs)).every((snapshot) => !snapshot.exists);
}

/** A request as an adult would send it. */
export function bookingRequest(
  place: Place,
  changes: Partial<CreateBookingInput> = {},
): CreateBookingInput {
  return aBookingRequest({
    requestId: randomUUID(),
    practitionerId: PRACTITIONER,
    ...place,
    ...changes,
  });
}

/** A request for a caller without an address, as staff would send it. */
export function phoneRequest(
  place: Place,
  changes: Partial<BookOnBehalfInput> = {},
): BookOnBehalfInput {
  return aPhoneRequest({ requestId: randomUUID(), ...place, ...changes });
}

export async function bookingById(id: string): Promise<Booking> {
  const data = (await database().doc(bookingPath(id)).get()).data();
  if (data === undefined) throw new Error(`no booking ${id}`);
  return bookings.fromStored(data);
}

export async function bookingByReference(reference: string): Promise<Booking> {
  const all = database().collection(bookings.collection);
  const { docs } = await all.where('referenceNumber', '==', reference).get();
  return bookingById(docs[0]!.id);
}

export interface MadeBooking {
  client: Person;
  booking: Booking;
  place: Place;
}

/** A pending request of a client, made through the product. */
export async function pendingBooking(
  client?: Person,
  changes: Partial<CreateBookingInput> = {},
): Promise<MadeBooking> {
  const who = client ?? (await person());
  const place = await freeSlot();
  const { bookingId } = done(await call(createBooking, who, bookingRequest(place, changes)));
  return { client: who, booking: await bookingById(bookingId), place };
}

/** What a request of a client aged 12 to 17 has; the guardian is written to at an address of their own. */
export const asYoung = (guardianEmail: string): Partial<CreateBookingInput> => ({
  serviceId: 'adolescent-support',
  category: 'peer-pressure',
  ageBand: 'adolescent',
  guardian: {
    name: 'Rose Wafula',
    phone: '+254 700 000 018',
    email: guardianEmail,
    consents: true,
  },
  consent: {
    privacyVersion: CONSENT_VERSIONS.privacy,
    agreementVersion: CONSENT_VERSIONS.adolescent,
  },
});

/** An address that no other guardian of the tests has. */
export const aGuardiansAddress = () => `guardian-${randomUUID()}@example.com`;

/** A confirmed booking of a client, made through the product. */
export async function confirmedBooking(
  admin: Person,
  client?: Person,
  changes: Partial<CreateBookingInput> = {},
): Promise<MadeBooking> {
  const made = await pendingBooking(client, changes);
  done(
    await call(confirmBooking, admin, {
      bookingId: made.booking.id,
      version: made.booking.version,
      ...made.place,
    }),
  );
  return { ...made, booking: await bookingById(made.booking.id) };
}

/**
 * Runs `work` as if the session had begun so many minutes ago; below nothing, as if it began in so many. That its
 * client did not come can only be said once it has begun. Its locks stay where they are, and its time is put back
 * afterwards.
 */
export async function onceBegun<T>(
  id: string,
  work: () => Promise<T>,
  { minutesAgo = 60 } = {},
): Promise<T> {
  const ref = database().doc(bookingPath(id));
  const { startsAt, endsAt } = await bookingById(id);
  const now = Date.now();
  const wanted = now - minutesAgo * MINUTE;
  // Just after midnight an hour ago is yesterday, which no list of today shows: the session begins later then.
  const isToday = minutesAgo > 0 && minutesAgo * MINUTE < DAY;
  const begun = isToday ? Math.max(wanted, toInstant(toWallTime(now).date, '00:00')) : wanted;
  const ended = Math.max(wanted + endsAt - startsAt, begun + 1);
  await ref.update(bookings.toStoredPart({ startsAt: begun, endsAt: ended }));
  try {
    return await work();
  } finally {
    await ref.update(bookings.toStoredPart({ startsAt, endsAt }));
  }
}
