/** What the practice keeps about one person, found the ways in which it is theirs: by account and by address, once verified. */
import { bookings, type Booking } from '@tulia/domain/records/booking';
import { consents } from '@tulia/domain/records/consent';
import { messages } from '@tulia/domain/records/message';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import type { SignedInCaller } from '../platform/caller';

/** More than anybody has; a bound for the sake of having one. */
const MOST = 1000;

/** The address that grants access, or null. */
function provenAddress({ email, emailVerified }: SignedInCaller): string | null {
  return emailVerified ? email : null;
}

/** The bookings of the caller, newest first. */
export async function bookingsOf(caller: SignedInCaller): Promise<Booking[]> {
  const address = provenAddress(caller);
  if (address === null) return [];
  const all = db().collection(bookings.collection);
  const [byAccount, byAddress] = await Promise.all([
    all.where('clientUserId', '==', caller.uid).limit(MOST).get(),
    all.where('clientEmail', '==', address).limit(MOST).get(),
  ]);
  const found = new Map<string, Booking>();
  for (const doc of [...byAccount.docs, ...byAddress.docs]) {
    found.set(doc.id, bookings.fromStored(doc.data()));
  }
  return [...found.values()].sort((a, b) => b.createdAt - a.createdAt);
}

export async function consentsOf(caller: SignedInCaller): Promise<QueryDocumentSnapshot[]> {
  if (provenAddress(caller) === null) return [];
  const all = db().collection(consents.collection);
  return (await all.where('uid', '==', caller.uid).limit(MOST).get()).docs;
}

/** The stored profile; a session that proved nothing sees it as long as it holds nothing but a name, as in the rules. */
export async function profileOf(caller: SignedInCaller): Promise<DocumentData | null> {
  const data = (await db().doc(profilePath(caller.uid)).get()).data();
  if (data === undefined) return null;
  const details = Object.keys(profiles.fromStored(data).profile);
  const isBare = details.every((field) => field === 'preferences');
  return isBare || provenAddress(caller) !== null ? data : null;
}

/** Messages of the contact form: nobody proved the address when writing, so only a verified one finds them. */
export async function messagesOf(caller: SignedInCaller): Promise<QueryDocumentSnapshot[]> {
  const address = provenAddress(caller);
  if (address === null) return [];
  const all = db().collection(messages.collection);
  return (await all.where('email', '==', address).limit(MOST).get()).docs;
}
