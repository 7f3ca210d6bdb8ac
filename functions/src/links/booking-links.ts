/** The links that open a page about one booking without an account, as they stand in the database. */
import {
  guardianLinkErased,
  guardianStateOf,
  isGuardianLinkGuessed,
  isGuardianLinkOpen,
} from '@tulia/domain/booking/consent/guardian';
import { isManageLinkOpen, manageLinkErased } from '@tulia/domain/booking/manage-view';
import { isPayLinkOpen, payLinkEnd } from '@tulia/domain/booking/pay-view';
import { amountToPay } from '@tulia/domain/booking/payment';
import type { GuardianPay } from '@tulia/domain/calls/guardian/guardian';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import {
  guardianLinkPath,
  guardianLinks,
  type GuardianLink,
} from '@tulia/domain/records/guardian-link';
import {
  manageLinkPath,
  manageLinks,
  type ManageLink,
} from '@tulia/domain/records/links/manage-link';
import { payLinkPath, payLinks, type PayLink } from '@tulia/domain/records/money/pay-link';
import type { RecordType } from '@tulia/domain/records/record';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { randomBytes } from 'node:crypto';
import { db } from '../platform/app';
import { canonicalJson, derivedId } from '../platform/fingerprint';
import { readRecord, recordOf } from '../platform/stored';
import type { Writer } from '../platform/writer';

interface BookingLink {
  bookingId: string;
  token: string;
  createdAt: Instant;
  /** when it is erased */
  expiresAt: Instant;
}

/** One purpose of such links. */
interface LinkPurpose<Link extends BookingLink> {
  records: RecordType<Link>;
  path: (token: string) => string;
  /** whether a link of this booking still opens */
  isOpen: (booking: Booking, now: Instant) => boolean;
  /** whether this link is closed for good, so that the next one has another token */
  isClosed: (link: Link, booking: Booking) => boolean;
  /** when a link of this booking is erased */
  erased: (booking: Booking) => Instant;
}

const toPay: LinkPurpose<PayLink> = {
  records: payLinks,
  path: payLinkPath,
  isOpen: isPayLinkOpen,
  isClosed: () => false,
  erased: payLinkEnd,
};
const toAnswer: LinkPurpose<GuardianLink> = {
  records: guardianLinks,
  path: guardianLinkPath,
  isOpen: isGuardianLinkOpen,
  isClosed: isGuardianLinkGuessed,
  erased: guardianLinkErased,
};

const sentTo = ({ clientEmail }: Booking) => derivedId('manage-link', clientEmail);
const toManage: LinkPurpose<ManageLink> = {
  records: manageLinks,
  path: manageLinkPath,
  isOpen: isManageLinkOpen,
  // The first address may have been a stranger's, and was put right since.
  isClosed: (link, booking) => link.sentTo !== sentTo(booking),
  erased: manageLinkErased,
};

const linksOf = (bookingId: string, { collection }: { collection: string }) =>
  db().collection(collection).where('bookingId', '==', bookingId).get();

/**
 * The token of the link of this booking and name, made when there is none. The link stands twice, by its token and
 * by booking and name: an email and a call that ask for it at the same moment meet in the second place, and the
 * later takes the token of the earlier.
 * @param isStill whether the booking is still as the link needs it
 */
async function tokenOf<Link extends BookingLink>(
  { records, path, isOpen, isClosed, erased }: LinkPurpose<Link>,
  booking: Booking,
  name: string,
  make: (link: BookingLink) => Link,
  now: Instant,
  isStill: (transaction: Transaction) => Promise<boolean> | boolean = () => true,
): Promise<string | null> {
  if (!isOpen(booking, now)) return null;
  const named = db().doc(path(`${booking.id}_${name}`));
  return db().runTransaction(async (transaction) => {
    if (!(await isStill(transaction))) return null;
    const last = recordOf(records, await transaction.get(named));
    const ofLast = last && recordOf(records, await transaction.get(db().doc(path(last.token))));
    const known = ofLast === null || isClosed(ofLast, booking) ? null : last;
    const first = { token: randomBytes(16).toString('hex'), createdAt: now };
    const { token, createdAt } = known ?? first;
    const link = make({ bookingId: booking.id, token, createdAt, expiresAt: erased(booking) });
    // The session may have been moved since, which changes when the link is erased.
    if (canonicalJson(link) === canonicalJson(known)) return token;
    for (const ref of [named, db().doc(path(token))]) {
      transaction.set(ref, records.toStored(link), { merge: true });
    }
    return token;
  });
}

async function open<Link extends BookingLink>(
  { records, path, isOpen, isClosed }: LinkPurpose<Link>,
  token: string,
  now: Instant,
): Promise<{ booking: Booking; link: Link }> {
  const link = await readRecord(records, path(token));
  const booking = link && (await readRecord(bookings, bookingPath(link.bookingId)));
  if (link === null || booking === null) throw new Refusal('not-found');
  if (isClosed(link, booking) || !isOpen(booking, now)) throw new Refusal('not-found');
  return { booking, link };
}

/**
 * The token of the link by which the booking is paid for, made when it has none; null when a link would be over
 * already.
 */
export function payLinkOf(booking: Booking, now: Instant): Promise<string | null> {
  return tokenOf(toPay, booking, 'pay', (link) => link, now);
}

/** Unknown and over are answered alike. @throws Refusal not-found */
export async function bookingOfPayLink(token: string, now: Instant): Promise<Booking> {
  return (await open(toPay, token, now)).booking;
}

/**
 * The token of the guardian's link of this way, made when the booking has none; null when a link would be over
 * already.
 */
export function guardianLinkOf(
  booking: Booking,
  about: Pick<GuardianLink, 'way' | 'handedBy'>,
  now: Instant,
): Promise<string | null> {
  // An email that is being written while the client corrects the address makes no link for the old one.
  const isStill = async (transaction: Transaction) => {
    if (about.way !== 'mail') return true;
    const present = recordOf(bookings, await transaction.get(db().doc(bookingPath(booking.id))));
    return present?.guardian?.email === booking.guardian?.email;
  };
  return tokenOf(toAnswer, booking, about.way, (link) => ({ ...link, ...about }), now, isStill);
}

/** By which link the guardian pays, and how much, once the consent is given; null where nothing is open. */
export async function guardianPayOf(booking: Booking, now: Instant): Promise<GuardianPay> {
  const amount = amountToPay(booking);
  if (guardianStateOf(booking) !== 'given' || amount === 0) return null;
  const token = await payLinkOf(booking, now);
  return token === null ? null : { token, amount };
}

/**
 * Closes the link that was mailed to the guardian, since another address is to have one. A link that was handed over
 * stays, but a code that went to the old address counts no more.
 * @returns what is written in the same transaction, once all of it is read
 */
export async function closingMailedLinks(
  transaction: Transaction,
  bookingId: string,
  now: Instant,
): Promise<(writer: Writer) => void> {
  const { collection } = guardianLinks;
  const { docs } = await transaction.get(
    db().collection(collection).where('bookingId', '==', bookingId),
  );
  return (writer) => {
    for (const doc of docs) {
      if (guardianLinks.fromStored(doc.data()).way === 'mail') writer.delete(doc.ref);
      else writer.update(doc.ref, guardianLinks.toStoredPart({ codeUntil: now }));
    }
  };
}

/** Unknown and over are answered alike. @throws Refusal not-found */
export function openGuardianLink(
  token: string,
  now: Instant,
): Promise<{ booking: Booking; link: GuardianLink }> {
  return open(toAnswer, token, now);
}

/**
 * The token of the link by which the client moves or cancels the booking, made when it has none for the client's
 * present address; null when a link would be over already.
 */
export function manageLinkOf(booking: Booking, now: Instant): Promise<string | null> {
  const make = (link: BookingLink) => ({ ...link, sentTo: sentTo(booking) });
  return tokenOf(toManage, booking, 'manage', make, now);
}

/** Unknown, over and closed are answered alike. @throws Refusal not-found */
export async function bookingOfManageLink(token: string, now: Instant): Promise<Booking> {
  return (await open(toManage, token, now)).booking;
}

/** Counts what was typed on the page of a link and is wrong, and refuses it. @throws Refusal of this code */
export async function refuseAnswer(token: string, code: 'digits-wrong' | 'code-wrong') {
  const wrong = FieldValue.increment(1);
  await db().doc(guardianLinkPath(token)).update({ wrong });
  throw new Refusal(code);
}

/** Removes every link of a booking that is erased, or has lost its client. */
export async function eraseLinks(bookingId: string): Promise<void> {
  const found = await Promise.all(
    [payLinks, guardianLinks, manageLinks].map((records) => linksOf(bookingId, records)),
  );
  const batch = db().batch();
  for (const { ref } of found.flatMap(({ docs }) => docs)) batch.delete(ref);
  await batch.commit();
}
