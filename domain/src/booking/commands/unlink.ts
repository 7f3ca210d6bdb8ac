/** A booking after its client has left: the name stays for the record, the contact is removed. */
import type { Instant } from '../../time/instant';
import type { Booking, BookingEvent } from '../booking';
import { searchTerms } from '../search-terms';
import { planChange, type BookingPlan } from './plan';

/** The account is removed from the event; that the client did it stays. */
export const FORMER_CLIENT: BookingEvent['actor'] = { kind: 'client', uid: null, name: '' };

/** @param input.retainUntil when the record is erased */
export function unlink(
  { booking }: { booking: Booking },
  { retainUntil }: { retainUntil: Instant },
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
  return planChange(booking, { fields, action: 'unlink', signedBy: FORMER_CLIENT }, now);
}
