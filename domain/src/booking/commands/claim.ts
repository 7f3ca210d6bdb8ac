/**
 * A booking made for an address passes to the account of that address, for good; and a booking of an account
 * follows it to another address.
 */
import type { Instant } from '../../time/instant';
import type { Booking, BookingEvent } from '../booking';
import { searchTerms } from '../search-terms';
import { planChange, type BookingPlan } from './plan';

export interface ClaimInput {
  uid: string;
  /** the account's present address, proved, in lower case */
  email: string;
  /** the client of the account */
  clientId: string;
  signedBy: BookingEvent['actor'];
}

/** @returns null when there is nothing to claim: the booking is the account's already, or another client's */
export function claim(
  { booking }: { booking: Booking },
  { uid, email, clientId, signedBy }: ClaimInput,
  now: Instant,
): BookingPlan | null {
  const isUnclaimed = booking.clientUserId === null && booking.clientEmail === email;
  const hasMoved = booking.clientUserId === uid && booking.clientEmail !== email;
  if (email === '' || (!isUnclaimed && !hasMoved)) return null;
  const fields = {
    clientUserId: uid,
    clientId,
    clientEmail: email,
    searchTerms: searchTerms({ ...booking, clientEmail: email }),
  };
  return planChange(booking, { fields, action: 'claim', signedBy }, now);
}
