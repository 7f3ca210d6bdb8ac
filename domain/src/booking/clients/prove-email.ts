/** An address that staff noted for a client without an account counts once the client has proved it. */
import { DAY, type Instant } from '../../time/instant';
import { hasLeft, type Booking, type BookingEvent } from '../booking';
import { planChange, type BookingPlan } from '../commands/plan';
import { proofDigits } from '../consent/guardian';
import { readdressMails } from '../mails/booking-mails';
import { searchTerms } from '../search-terms';
import type { PracticeSettings } from '../../practice/settings';
import type { Client, NewEmail } from './client';

export const EMAIL_PROOF_LIFETIME = 14 * DAY;
/** Four digits have ten thousand values. */
const WRONG_DIGITS = 10;

/** @param proof fingerprint of the token in the link */
export function isProofOpen(newEmail: NewEmail | null, proof: string, now: Instant): boolean {
  if (newEmail === null || newEmail.proof !== proof) return false;
  return now < newEmail.sentAt + EMAIL_PROOF_LIFETIME && newEmail.wrong < WRONG_DIGITS;
}

/** A stranger who got the email by a slip of the pen does not know the client's number. */
export function knowsPhone({ phone }: Pick<Client, 'phone'>, digits: string): boolean {
  const asked = proofDigits(phone);
  return asked.length === 4 && digits === asked;
}

/**
 * The booking of a client without an account gets the address, which opens it to an account that proves it. Null when
 * nothing changes. The typed contact stays.
 * @param email in lower case; empty for none
 */
export function readdress(
  { booking }: { booking: Booking },
  { email, signedBy }: { email: string; signedBy: BookingEvent['actor'] },
  settings: PracticeSettings,
  now: Instant,
): BookingPlan | null {
  const { clientUserId, clientEmail } = booking;
  if (clientUserId !== null || hasLeft(booking) || clientEmail === email) return null;
  const fields = {
    clientEmail: email,
    searchTerms: searchTerms({ ...booking, clientEmail: email }),
  };
  const mails = (after: Booking) => readdressMails(after, settings, now);
  return planChange(booking, now, { fields, action: 'contact', signedBy, mails });
}
