/** The client changes the contact details of an own booking. */
import { Refusal } from '../../refusal';
import type { Instant } from '../../time/instant';
import type { Booking, BookingEvent } from '../booking';
import { searchTerms } from '../search-terms';
import { isActive } from '../status';
import { planChange, type BookingPlan } from './plan';

export interface ContactInput {
  name: string;
  email: string;
  phone: string;
  signedBy: BookingEvent['actor'];
}

/**
 * The typed address is contact only: access and mails stay with the account's address. @throws Refusal forbidden
 */
export function changeContact(
  { booking }: { booking: Booking },
  input: ContactInput,
  now: Instant,
): BookingPlan {
  if (!isActive(booking.status)) throw new Refusal('forbidden');
  const clientName = input.name.trim();
  const clientPhone = input.phone.trim();
  const fields = {
    clientName,
    clientPhone,
    clientData: { name: clientName, email: input.email.trim(), phone: clientPhone },
    searchTerms: searchTerms({ ...booking, clientName, clientPhone }),
  };
  const { signedBy } = input;
  return planChange(booking, { fields, action: 'contact', signedBy }, now);
}
