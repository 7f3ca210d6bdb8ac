/** Links that open a page about one booking without an account. */
import * as guardian from '@tulia/domain/booking/consent/guardian';
import { isManageLinkOpen, manageLinkErased } from '@tulia/domain/booking/manage-view';
import { isPayLinkOpen, payLinkEnd } from '@tulia/domain/booking/pay-view';
import { amountToPay } from '@tulia/domain/booking/payment';
import type { GuardianPay } from '@tulia/domain/calls/guardian/guardian';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { guardianLinkPath, guardianLinks } from '@tulia/domain/records/guardian-link';
import type { GuardianLink } from '@tulia/domain/records/guardian-link';
import { manageLinkPath, manageLinks } from '@tulia/domain/records/links/manage-link';
import type { ManageLink } from '@tulia/domain/records/links/manage-link';
import { payLinkPath, payLinks, type PayLink } from '@tulia/domain/records/money/pay-link';
import type { RecordType } from '@tulia/domain/records/record';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { randomBytes } from 'node:crypto';
import { db } from '../platform/app';
import { canonicalJson, derivedId } from '../platform/fingerprint';
import { deleteAll, readRecord } from '../platform/stored';
import type { Writer } from '../platform/writer';

interface BookingLink {
  bookingId: string;
  token: string;
  createdAt: Instant;
  expiresAt: Instant;
}

interface LinkPurpose<Link extends BookingLink> {
  records: RecordType<Link>;
  path: (token: string) => string;
  isOpen: (booking: Booking, now: Instant) => boolean;
  /** whether the link is closed; the next one then gets another token */
  isClosed: (link: Link, booking: Booking) => boolean;
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
  isOpen: guardian.isGuardianLinkOpen,
  isClosed: guardian.isGuardianLinkGuessed,
  erased: guardian.guardianLinkErased,
};

const sentTo = ({ clientEmail }: Booking) => derivedId('manage-link', clientEmail);
const toManage: LinkPurpose<ManageLink> = {
  records: manageLinks,
  path: manageLinkPath,
  isOpen: isManageLinkOpen,
  // The first address may have been wrong, and belong to a stranger.
  isClosed: (link, booking) => link.sentTo !== sentTo(booking),
  erased: manageLinkErased,
};

const linksOf = (bookingId: string, { collection }: { collection: string }) =>
  db().collection(collection).where('bookingId', '==', bookingId).get();

/**
 * The token of a booking's link, made at first use. The link is stored under its token and under booking and name: when
 * an email and a call need it at the same moment, the later one finds the token of the earlier one there.
 * @param isStill whether the booking still needs the link
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
  const named = path(`${booking.id}_${name}`);
  return db().runTransaction(async (transaction) => {
    if (!(await isStill(transaction))) return null;
    const last = await readRecord(records, named, transaction);
    const ofLast = last && (await readRecord(records, path(last.token), transaction));
    const known = ofLast === null || isClosed(ofLast, booking) ? null : last;
    const first = { token: randomBytes(16).toString('hex'), createdAt: now };
    const { token, createdAt } = known ?? first;
    const link = make({ bookingId: booking.id, token, createdAt, expiresAt: erased(booking) });
    // A moved session changes when the link is erased.
    if (canonicalJson(link) === canonicalJson(known)) return token;
    for (const each of [named, path(token)])
      transaction.set(db().doc(each), records.toStored(link), { merge: true });
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

/** The token of the booking's payment link, made at first use; null when the link would have expired. */
export function payLinkOf(booking: Booking, now: Instant): Promise<string | null> {
  return tokenOf(toPay, booking, 'pay', (link) => link, now);
}

/** @throws Refusal not-found for an unknown, closed or expired link */
export async function bookingOfPayLink(token: string, now: Instant): Promise<Booking> {
  return (await open(toPay, token, now)).booking;
}

/** The token of the guardian's link for one way, made at first use; null when the link would have expired. */
export function guardianLinkOf(
  booking: Booking,
  about: Pick<GuardianLink, 'way' | 'handedBy'>,
  now: Instant,
): Promise<string | null> {
  // The client may correct the guardian's address while an email to the old address is written.
  const isStill = async (transaction: Transaction) => {
    if (about.way !== 'mail') return true;
    const present = await readRecord(bookings, bookingPath(booking.id), transaction);
    return present?.guardian?.email === booking.guardian?.email;
  };
  return tokenOf(toAnswer, booking, about.way, (link) => ({ ...link, ...about }), now, isStill);
}

/** The guardian's payment link and amount after the consent; null when nothing is due. */
export async function guardianPayOf(booking: Booking, now: Instant): Promise<GuardianPay> {
  const amount = amountToPay(booking);
  if (guardian.guardianStateOf(booking) !== 'given' || amount === 0) return null;
  const token = await payLinkOf(booking, now);
  return token === null ? null : { token, amount };
}

/**
 * Closes the guardian's emailed link, because the address changes. A link handed over in person stays, but a code sent
 * to the old address expires.
 * @returns writes the change, after all reads of the transaction
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

/** @throws Refusal not-found for an unknown, closed or expired link */
export function openGuardianLink(
  token: string,
  now: Instant,
): Promise<{ booking: Booking; link: GuardianLink }> {
  return open(toAnswer, token, now);
}

/** The token of the link to move or cancel, made once for each email address; null when it would have expired. */
export function manageLinkOf(booking: Booking, now: Instant): Promise<string | null> {
  const make = (link: BookingLink) => ({ ...link, sentTo: sentTo(booking) });
  return tokenOf(toManage, booking, 'manage', make, now);
}

/** @throws Refusal not-found for an unknown, closed or expired link */
export async function bookingOfManageLink(token: string, now: Instant): Promise<Booking> {
  return (await open(toManage, token, now)).booking;
}

/** Counts a wrong answer. @throws Refusal with the code */
export async function refuseAnswer(token: string, code: 'digits-wrong' | 'code-wrong') {
  const wrong = FieldValue.increment(1);
  await db().doc(guardianLinkPath(token)).update({ wrong });
  throw new Refusal(code);
}

export async function eraseLinks(bookingId: string): Promise<void> {
  const found = await Promise.all(
    [payLinks, guardianLinks, manageLinks].map((records) => linksOf(bookingId, records)),
  );
  await deleteAll(found.flatMap(({ docs }) => docs));
}
