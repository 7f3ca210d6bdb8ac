/** A client has left: the booking keeps the name and loses the contact. */
import type { Instant } from '../../time/instant';
import type { Booking, BookingEvent } from '../booking';
import { searchTerms } from '../search-terms';
import { planChange, type BookingPlan } from './plan';

/** The event shows that a client did it, without the account. */
export const FORMER_CLIENT: BookingEvent['actor'] = { kind: 'client', uid: null, name: '' };

export function unlink(
  { booking }: { booking: Booking },
  {
    retainUntil,
    signedBy = FORMER_CLIENT,
  }: { retainUntil: Instant; signedBy?: BookingEvent['actor'] },
  now: Instant,
): BookingPlan {
  const { clientName, guardian } = booking;
  const fields = {
    clientUserId: null,
    clientEmail: '',
    clientPhone: '',
    clientData: { name: clientName, email: '', phone: '' },
    guardian: guardian === null ? null : { ...guardian, phone: '', email: '' },
    prompt: null,
    searchTerms: searchTerms({ ...booking, clientEmail: '', clientPhone: '' }),
    leftAt: now,
    retainUntil,
  };
  return planChange(booking, now, { fields, action: 'unlink', signedBy });
}
