/**
 * A booking made for an address becomes that of the account whose address it is, for good; and a booking of an account follows
 * it to another address. Nobody else has anything to do with it from then on.
 */
import type { PracticeSettings } from '../../practice/settings';
import type { Instant } from '../../time/instant';
import type { Booking, BookingEvent } from '../booking';
import { searchTerms } from '../search-terms';
import { planChange, type BookingPlan } from './plan';

export interface ClaimInput {
  uid: string;
  /** the account's present address, proved, in lower case */
  email: string;
  /** the client that the account is */
  clientId: string;
  signedBy: BookingEvent['actor'];
}

/** @returns null when there is nothing to claim: it is the account's already, or somebody else's */
export function claim(
  { booking }: { booking: Booking },
  { uid, email, clientId, signedBy }: ClaimInput,
  settings: Pick<PracticeSettings, 'timeZone'>,
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
  return planChange(booking, { fields, action: 'claim', signedBy }, settings, now);
}
