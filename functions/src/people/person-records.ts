/** What the practice keeps about one person: found by account, and by address once that is verified. */
import { hasLeft, type Booking } from '@tulia/domain/booking/booking';
import { bookings } from '@tulia/domain/records/booking';
import type { Client } from '@tulia/domain/booking/clients/client';
import { clientPath, clients } from '@tulia/domain/records/client';
import { consents } from '@tulia/domain/records/consent';
import { messages } from '@tulia/domain/records/message';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import type { SignedInCaller } from '../platform/caller';
import { readRecord } from '../platform/stored';
import { clientIdOfAccount } from './clients';

/** More than any person has: a bound against a runaway read. */
const MOST = 1000;

/** The address that grants access, or null. */
function provenAddress({ email, emailVerified }: SignedInCaller): string | null {
  return emailVerified ? email : null;
}

/**
 * The bookings of the caller's account, once it has claimed those of its address (`bookings/claim.ts`); newest
 * first.
 */
export async function bookingsOf(caller: SignedInCaller): Promise<Booking[]> {
  const address = provenAddress(caller);
  if (address === null) return [];
  const own = db().collection(bookings.collection).where('clientUserId', '==', caller.uid);
  const { docs } = await own.where('clientEmail', '==', address).limit(MOST).get();
  const found = docs.map((doc) => bookings.fromStored(doc.data()));
  return found.sort((a, b) => b.createdAt - a.createdAt);
}

/**
 * The bookings that an earlier try to delete the account has let go of: they end on the day that the goodbye
 * names.
 */
export async function letGoOf(caller: SignedInCaller): Promise<Booking[]> {
  if (provenAddress(caller) === null) return [];
  const all = db().collection(bookings.collection);
  const own = all.where('clientId', '==', clientIdOfAccount(caller.uid)).limit(MOST);
  return (await own.get()).docs.map((doc) => bookings.fromStored(doc.data())).filter(hasLeft);
}

/** The client that belongs to the caller's account; null for an account that never booked. */
export async function clientOf(caller: SignedInCaller): Promise<Client | null> {
  if (provenAddress(caller) === null) return null;
  return readRecord(clients, clientPath(clientIdOfAccount(caller.uid)));
}

export async function consentsOf(caller: SignedInCaller): Promise<QueryDocumentSnapshot[]> {
  if (provenAddress(caller) === null) return [];
  const all = db().collection(consents.collection);
  return (await all.where('uid', '==', caller.uid).limit(MOST).get()).docs;
}

/**
 * The stored profile; a session that proved nothing sees it as long as it holds nothing but a name, as in the
 * rules.
 */
export async function profileOf(caller: SignedInCaller): Promise<DocumentData | null> {
  const data = (await db().doc(profilePath(caller.uid)).get()).data();
  if (data === undefined) return null;
  const details = Object.keys(profiles.fromStored(data).profile);
  const isBare = details.every((field) => field === 'preferences');
  return isBare || provenAddress(caller) !== null ? data : null;
}

/**
 * Messages of the contact form: their address was not proved when they were written, so only a verified one finds
 * them.
 */
export async function messagesOf(caller: SignedInCaller): Promise<QueryDocumentSnapshot[]> {
  const address = provenAddress(caller);
  if (address === null) return [];
  const all = db().collection(messages.collection);
  return (await all.where('email', '==', address).limit(MOST).get()).docs;
}
