/** Staff correct what the practice has noted about a client. Past sessions keep what was said then. */
import type { Instant } from '../../time/instant';
import type { Booking, BookingEvent } from '../booking';
import { planChange, type BookingPlan } from '../commands/plan';
import { searchTerms } from '../search-terms';
import { isActive } from '../status';
import { isByGuest, withTerms, type Client } from './client';

export const CORRECTED_FIELDS = [
  'name',
  'phone',
  'language',
  'address',
  'emergencyContact',
] as const satisfies readonly (keyof Client)[];
export type CorrectedField = (typeof CORRECTED_FIELDS)[number];
export type Correction = Pick<Client, CorrectedField>;

const sameContact = (value: Client[CorrectedField]): unknown =>
  value !== null && typeof value === 'object'
    ? [value.name, value.phone, value.relationship]
    : value;

/** The fields in which a correction differs from what is noted. */
export function correctedFields(client: Correction, correction: Correction): CorrectedField[] {
  return CORRECTED_FIELDS.filter(
    (field) =>
      JSON.stringify(sameContact(client[field])) !== JSON.stringify(sameContact(correction[field])),
  );
}

/** @param client as the plans of its sessions left it @param before as staff saw it */
export function correctedClient(
  client: Client,
  { before, correction, by }: { before: Client; correction: Correction; by: string },
  now: Instant,
): Client {
  const contactVersion = before.contactVersion + 1;
  return withTerms({ ...client, ...correction, contactVersion, contactBy: by, updatedAt: now });
}

/**
 * A session ahead takes over what changes. Null where nothing does, and for another person whom a guest booked with the
 * address of this account.
 */
export function followCorrection(
  { booking, client }: { booking: Booking; client: Client },
  { correction, signedBy }: { correction: Correction; signedBy: BookingEvent['actor'] },
  now: Instant,
): BookingPlan | null {
  if (booking.clientId !== client.id || !isActive(booking.status) || booking.endsAt <= now)
    return null;
  if (isByGuest(booking) && booking.clientName !== client.name) return null;
  const changed = correctedFields(client, correction);
  const told = {
    clientName: changed.includes('name') ? correction.name : booking.clientName,
    clientPhone: changed.includes('phone') ? correction.phone : booking.clientPhone,
    language: changed.includes('language') ? correction.language : booking.language,
  };
  const { clientName: name, clientPhone: phone } = told;
  const isSame =
    name === booking.clientName &&
    phone === booking.clientPhone &&
    told.language === booking.language;
  if (isSame) return null;
  const fields = {
    ...told,
    clientData: { ...booking.clientData, name, phone },
    searchTerms: searchTerms({ ...booking, ...told }),
  };
  return planChange(booking, now, { fields, action: 'contact', signedBy });
}
