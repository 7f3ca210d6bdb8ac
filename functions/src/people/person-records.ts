/** Reads the records of a person: by account, and by email address once the address is verified. */
import { hasLeft, type Booking } from '@tulia/domain/booking/booking';
import { bookings } from '@tulia/domain/records/booking';
import { clientPath, clients } from '@tulia/domain/records/client';
import { consents } from '@tulia/domain/records/consent';
import { messages } from '@tulia/domain/records/message';
import type { Wait } from '@tulia/domain/booking/waiting/wait';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { waits } from '@tulia/domain/records/waiting/wait';
import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import type { SignedInCaller } from '../platform/caller';
import { readRecord, recordsOf } from '../platform/stored';
import { clientIdOfAccount } from './clients';

/** More records than any person has. */
const MOST = 1000;

function provenAddress({ email, emailVerified }: SignedInCaller): string | null {
  return emailVerified ? email : null;
}

/** The bookings that the account has made or claimed (`bookings/claim.ts`); newest first. */
export async function bookingsOf(caller: SignedInCaller): Promise<Booking[]> {
  const address = provenAddress(caller);
  if (address === null) return [];
  const own = db().collection(bookings.collection).where('clientUserId', '==', caller.uid);
  const found = await own.where('clientEmail', '==', address).limit(MOST).get();
  return recordsOf(bookings, found).sort((a, b) => b.createdAt - a.createdAt);
}

/** Bookings that an earlier attempt to delete the account has unlinked; the goodbye email names their last day. */
export async function letGoOf(caller: SignedInCaller): Promise<Booking[]> {
  if (provenAddress(caller) === null) return [];
  const all = db().collection(bookings.collection);
  const own = all.where('clientId', '==', clientIdOfAccount(caller.uid)).limit(MOST);
  return recordsOf(bookings, await own.get()).filter(hasLeft);
}

/** Null for an account that never booked. */
export async function clientOf(caller: SignedInCaller) {
  if (provenAddress(caller) === null) return null;
  return readRecord(clients, clientPath(clientIdOfAccount(caller.uid)));
}

export async function consentsOf(caller: SignedInCaller): Promise<QueryDocumentSnapshot[]> {
  if (provenAddress(caller) === null) return [];
  const all = db().collection(consents.collection);
  const recorded = all.where('clientId', '==', clientIdOfAccount(caller.uid));
  const found = await Promise.all(
    [all.where('uid', '==', caller.uid), recorded].map((query) => query.limit(MOST).get()),
  );
  return found.flatMap(({ docs }) => docs);
}

/** The stored profile. As in the rules, an unverified caller sees only a profile without personal details. */
export async function profileOf(caller: SignedInCaller): Promise<DocumentData | null> {
  const data = (await db().doc(profilePath(caller.uid)).get()).data();
  if (data === undefined) return null;
  const details = Object.keys(profiles.fromStored(data).profile);
  const isBare = details.every((field) => field === 'preferences');
  return isBare || provenAddress(caller) !== null ? data : null;
}

/** Contact messages. Strangers may type any address there, so only its verified owner sees them. */
export async function messagesOf(caller: SignedInCaller): Promise<QueryDocumentSnapshot[]> {
  const address = provenAddress(caller);
  if (address === null) return [];
  const all = db().collection(messages.collection);
  return (await all.where('email', '==', address).limit(MOST).get()).docs;
}

/** What the account waits for. */
export async function waitsOf({ uid }: SignedInCaller): Promise<Wait[]> {
  const own = db().collection(waits.collection).where('uid', '==', uid);
  return recordsOf(waits, await own.limit(MOST).get());
}
