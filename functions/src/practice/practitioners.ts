/** The practitioners, as decisions need them; the list of their ids is kept for a minute. */
import {
  noContact,
  type AtWork,
  type PractitionerContact,
} from '@tulia/domain/practice/practitioner';
import {
  practitionerContactPath,
  practitionerContacts,
  practitionerPath,
  practitioners,
} from '@tulia/domain/records/practitioner';
import type { OpeningHours } from '@tulia/domain/slot/opening-hours';
import { MINUTE, type Instant } from '@tulia/domain/time/instant';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { recordOf } from '../platform/stored';

/** Without what only pages show: a picture is as large as everything else together. */
const AT_WORK = ['id', 'name', 'openingHours', 'services', 'order', 'takesBookings', 'isActive'];

let cached: { ids: string[]; until: Instant } | undefined;

/**
 * The ids of all practitioners, at work or not. May be a minute old; the practitioners themselves are read fresh.
 */
export async function practitionerIds(now: Instant): Promise<string[]> {
  if (cached !== undefined && now < cached.until) return cached.ids;
  const snapshot = await db().collection(practitioners.collection).select().get();
  cached = { ids: snapshot.docs.map((doc) => doc.id), until: now + MINUTE };
  return cached.ids;
}

/** These practitioners, or all of them for null, without those that have no document. */
export async function readPeople(asked: readonly string[] | null, now: Instant): Promise<AtWork[]> {
  const ids = asked ?? (await practitionerIds(now));
  if (ids.length === 0) return [];
  const refs = ids.map((each) => db().doc(practitionerPath(each)));
  const snapshots = await db().getAll(...refs, { fieldMask: AT_WORK });
  return snapshots.flatMap((snapshot) => recordOf(practitioners, snapshot) ?? []);
}

/** All practitioners who have not left, read without the list that is kept. */
export async function activePeople(): Promise<AtWork[]> {
  const { docs } = await db()
    .collection(practitioners.collection)
    .where('isActive', '==', true)
    .select(...AT_WORK)
    .get();
  return docs.map((doc) => practitioners.fromStored(doc.data()));
}

/** Whether there is a practitioner of this id. */
export async function isPractitioner(id: string): Promise<boolean> {
  return (await db().doc(practitionerPath(id)).get()).exists;
}

/** Whether clients can choose among several practitioners, so that each session must name its own. */
export async function areSeveral(): Promise<boolean> {
  const { docs } = await db()
    .collection(practitioners.collection)
    .where('isActive', '==', true)
    .where('takesBookings', '==', true)
    .limit(2)
    .select()
    .get();
  return docs.length > 1;
}

/** What a change of a booking has to know of its practitioner. */
export interface OfBooking {
  openingHours: OpeningHours;
  contact: PractitionerContact;
}

export async function readPractitionerOf(
  transaction: Transaction,
  { practitionerId }: { practitionerId: string },
): Promise<OfBooking> {
  const [person, contact] = await transaction.getAll(
    db().doc(practitionerPath(practitionerId)),
    db().doc(practitionerContactPath(practitionerId)),
    { fieldMask: ['openingHours', 'email', 'calendarId'] },
  );
  return {
    openingHours: (person && recordOf(practitioners, person)?.openingHours) ?? {},
    contact: (contact && recordOf(practitionerContacts, contact)) ?? noContact,
  };
}

/** How a practitioner is reached. */
export async function readContact(practitionerId: string): Promise<PractitionerContact> {
  const snapshot = await db().doc(practitionerContactPath(practitionerId)).get();
  return recordOf(practitionerContacts, snapshot) ?? noContact;
}
