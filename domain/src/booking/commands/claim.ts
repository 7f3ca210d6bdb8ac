/** An account claims the bookings made with its address, for good. Its bookings follow when its address changes. */
import type { Instant } from '../../time/instant';
import type { Booking, BookingEvent } from '../booking';
import { searchTerms } from '../search-terms';
import { planChange, type BookingPlan } from './plan';

interface ClaimInput {
  uid: string;
  /** proved, in lower case */
  email: string;
  clientId: string;
  signedBy: BookingEvent['actor'];
}

/** Null when the account has the booking already, or may not claim it. */
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
  return planChange(booking, now, { fields, action: 'claim', signedBy });
}
