/** What the database says about a booking, for the tests' expectations. */
import type { Client } from '@tulia/domain/booking/clients/client';
import { recount } from '@tulia/domain/booking/clients/recount';
import { availabilityPath, type MonthDay } from '@tulia/domain/records/availability';
import { codeKey } from '@tulia/domain/money/provider-code';
import { audit, type AuditEntry } from '@tulia/domain/records/audit';
import { bookings } from '@tulia/domain/records/booking';
import { unmatchedPaymentPath } from '@tulia/domain/records/money/provider-payment';
import { clientPath, clients } from '@tulia/domain/records/client';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { slotLocks } from '@tulia/domain/records/slot-lock';
import type { SlotLock } from '@tulia/domain/slot/lock';
import { monthOf } from '@tulia/domain/time/practice-time';
import type { CollectionReference, DocumentData } from 'firebase-admin/firestore';
import { database, type Person } from '../support/actors';
import { PRACTITIONER } from '../support/makers';
import { environment } from '../support/environment';

/** The locks a booking owns, by document id. */
export async function locksOf(bookingId: string): Promise<Record<string, SlotLock>> {
  const { docs } = await database()
    .collection(slotLocks.collection)
    .where('bookingId', '==', bookingId)
    .get();
  return Object.fromEntries(docs.map((doc) => [doc.id, slotLocks.fromStored(doc.data())]));
}

/** The busy steps of one date as the practitioner's public month shows them. */
export async function busyOn(date: string, practitionerId = PRACTITIONER): Promise<string[]> {
  return [...((await dayOf(date, practitionerId))?.busy ?? [])].sort();
}

/** The steps of one date that the public month of the seeded practitioner shows as blocked for all services. */
export async function blockedOn(date: string): Promise<string[]> {
  return [...((await dayOf(date, PRACTITIONER))?.timeSlots ?? [])].sort();
}

async function dayOf(date: string, practitionerId: string): Promise<Partial<MonthDay> | undefined> {
  const month = await database()
    .doc(availabilityPath(practitionerId, monthOf(date)))
    .get();
  return (month.get('days') as Record<string, Partial<MonthDay>> | undefined)?.[date];
}

export async function clientById(id: string): Promise<Client | null> {
  const data = (await database().doc(clientPath(id)).get()).data();
  return data === undefined ? null : clients.fromStored(data);
}

/** The same client as its bookings say; null when it has none. */
export async function recounted(client: Client): Promise<Client | null> {
  const own = database().collection(bookings.collection).where('clientId', '==', client.id);
  const all = (await own.get()).docs.map((doc) => bookings.fromStored(doc.data()));
  return recount(client.id, client, all, defaultPracticeSettings, client.updatedAt);
}

/** What the rules of the database answer to a person who reads a document: 200, 404 or 403. */
export async function reading(who: Person, path: string): Promise<number> {
  const url = `http://${environment.firestoreHost}/v1/projects/${environment.project}/databases/(default)/documents/${path}`;
  return (await fetch(url, { headers: { authorization: `Bearer ${who.idToken}` } })).status;
}

/** The paths of all documents in which any of these texts stands, in a field or in a path. */
export async function documentsNaming(...texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const visit = async (collections: readonly CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      for (const doc of (await collection.get()).docs) {
        const text = `${doc.ref.path} ${JSON.stringify(doc.data())}`.toLowerCase();
        if (texts.some((each) => text.includes(each.toLowerCase()))) found.push(doc.ref.path);
        if (collection.id === 'bookings') await visit(await doc.ref.listCollections());
      }
    }
  };
  await visit(await database().listCollections());
  return found;
}

/** What the trail of the practice says about a document, oldest first. */
export async function trailOf(subject: string): Promise<AuditEntry[]> {
  const entries = database().collection(audit.collection).where('subject', '==', subject);
  const { docs } = await entries.get();
  return docs.map((doc) => audit.fromStored(doc.data())).sort((a, b) => a.at - b.at);
}

/** Money by M-Pesa that is, or was, among the unmatched payments, as it is stored. */
export async function unmatchedPayment(code: string): Promise<DocumentData | undefined> {
  const key = codeKey('mobile-money', code);
  return (await database().doc(unmatchedPaymentPath(key)).get()).data();
}
