/** Reads practitioners. */
import { noContact } from '@tulia/domain/practice/practitioner';
import type { AtWork, PractitionerContact } from '@tulia/domain/practice/practitioner';
import * as records from '@tulia/domain/records/practitioner';
import { MINUTE, type Instant } from '@tulia/domain/time/instant';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { readRecord, recordOf, recordsOf } from '../platform/stored';

/** The fields that decisions need: a picture is as large as all of them together. */
const AT_WORK = ['id', 'name', 'openingHours', 'services', 'order', 'takesBookings', 'isActive'];

let cached: { ids: string[]; until: Instant } | undefined;

/** The ids of all practitioners, active or not; up to a minute old. */
export async function practitionerIds(now: Instant): Promise<string[]> {
  if (cached !== undefined && now < cached.until) return cached.ids;
  const snapshot = await db().collection(records.practitioners.collection).select().get();
  const ids = snapshot.docs.map((doc) => doc.id);
  // The first client of a new practice may come right after its first practitioner.
  if (ids.length > 0) cached = { ids, until: now + MINUTE };
  return ids;
}

/** @param asked null for all practitioners @returns those that exist */
export async function readPeople(asked: readonly string[] | null, now: Instant): Promise<AtWork[]> {
  const ids = asked ?? (await practitionerIds(now));
  if (ids.length === 0) return [];
  const refs = ids.map((each) => db().doc(records.practitionerPath(each)));
  const snapshots = await db().getAll(...refs, { fieldMask: AT_WORK });
  return recordsOf(records.practitioners, { docs: snapshots });
}

/** All active practitioners, read fresh. */
export async function activePeople(): Promise<AtWork[]> {
  const found = await db()
    .collection(records.practitioners.collection)
    .where('isActive', '==', true)
    .select(...AT_WORK)
    .get();
  return recordsOf(records.practitioners, found);
}

export async function isPractitioner(id: string): Promise<boolean> {
  return (await db().doc(records.practitionerPath(id)).get()).exists;
}

/** Whether clients can choose among practitioners, so that each session must name its practitioner. */
export async function areSeveral(): Promise<boolean> {
  const { docs } = await db()
    .collection(records.practitioners.collection)
    .where('isActive', '==', true)
    .where('takesBookings', '==', true)
    .limit(2)
    .select()
    .get();
  return docs.length > 1;
}

/** The practitioner, opening hours and contact, for a change of a booking. */
export async function readPractitionerOf(
  transaction: Transaction,
  { practitionerId }: { practitionerId: string },
) {
  const [found, contact] = await transaction.getAll(
    db().doc(records.practitionerPath(practitionerId)),
    db().doc(records.practitionerContactPath(practitionerId)),
    { fieldMask: [...AT_WORK, 'email', 'calendarId'] },
  );
  const person: AtWork | null = (found && recordOf(records.practitioners, found)) ?? null;
  return {
    person,
    openingHours: person?.openingHours ?? {},
    contact: (contact && recordOf(records.practitionerContacts, contact)) ?? noContact,
  };
}

export async function readContact(practitionerId: string): Promise<PractitionerContact> {
  const path = records.practitionerContactPath(practitionerId);
  return (await readRecord(records.practitionerContacts, path)) ?? noContact;
}
