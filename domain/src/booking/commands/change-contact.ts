import { hasLetters } from '../../person/name';
import { Refusal } from '../../refusal';
import type { Instant } from '../../time/instant';
import type { Booking, BookingEvent } from '../booking';
import { contactChangedMails } from '../mails/booking-mails';
import { searchTerms } from '../search-terms';
import { isActive } from '../status';
import { planChange, requireVersion, type BookingPlan } from './plan';

interface ReachedBy {
  name: string;
  phone: string;
  signedBy: BookingEvent['actor'];
}

/** @throws Refusal forbidden once the booking is over */
function reachedBy(booking: Booking, name: string, phone: string) {
  if (!isActive(booking.status)) throw new Refusal('forbidden');
  const fields = { clientName: name.trim(), clientPhone: phone.trim() };
  return { ...fields, searchTerms: searchTerms({ ...booking, ...fields }) };
}

/** The typed address is contact only: access and emails stay with the account's address. @throws Refusal forbidden */
export function changeContact(
  { booking }: { booking: Booking },
  { name, email, phone, signedBy }: ReachedBy & { email: string },
  now: Instant,
): BookingPlan {
  const reached = reachedBy(booking, name, phone);
  const { clientName, clientPhone } = reached;
  const clientData = { name: clientName, email: email.trim(), phone: clientPhone };
  const fields = { ...reached, clientData };
  return planChange(booking, now, { fields, action: 'contact', signedBy });
}

/**
 * By the link in an email, which other people may have. So the address stays and gets an email, and `clientData` stays,
 * which shows staff the earlier name and phone. Null when nothing changes.
 * @param input.name empty to keep the name
 * @throws Refusal version-conflict, forbidden
 */
export function changeContactByLink(
  { booking }: { booking: Booking },
  { version, name, phone, signedBy }: ReachedBy & { version: number },
  now: Instant,
): BookingPlan | null {
  const fields = reachedBy(booking, hasLetters(name) ? name : booking.clientName, phone);
  const isOther = fields.clientPhone !== booking.clientPhone;
  const isRenamed = fields.clientName !== booking.clientName;
  if (!isOther && !isRenamed) return null;
  requireVersion(booking, version);
  const changed = isOther && isRenamed ? 'both' : isOther ? 'phone' : 'name';
  const mails = (after: Booking) => contactChangedMails(after, changed);
  return planChange(booking, now, { fields, action: 'contact', signedBy, mails });
}
