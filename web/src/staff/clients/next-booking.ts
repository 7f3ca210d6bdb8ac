/** What is prepared for the next session with a client: the form of a booking, and a text to their phone. */
import type { Booking } from '@tulia/domain/records/booking';
import type { Client } from '@tulia/domain/records/client';
import type { Instant } from '@tulia/domain/time/instant';
import { formatClock, formatDay } from '@tulia/domain/wording/moments';
import { clientPageCopy } from './texts/client-page';
import type { BehalfValues } from '../bookings/behalf/behalf-values';
import { writeTo } from '../bookings/text/write-to';

/** What the form knows already: who it is, and what the last session was. */
export function knownOf(
  client: Client & { id: string },
  last: Booking | undefined,
): Partial<BehalfValues> {
  const { id, name, email, phone, language } = client;
  return {
    clientId: id,
    fullName: name,
    email,
    phone,
    language,
    ...(last && {
      ageBand: last.ageBand,
      serviceId: last.serviceId,
      practitionerId: last.practitionerId,
      ...(last.guardian && { guardian: last.guardian }),
    }),
  };
}

/**
 * The address that opens WhatsApp with a text in the client's language. Phones are read over shoulders: it says neither what
 * the appointment is about nor with whom. Null for somebody without a number.
 */
export function whatsAppLink(
  { phone, language }: Pick<Client, 'phone' | 'language'>,
  practice: string,
  nextAt: Instant | null,
): string | null {
  const { message } = clientPageCopy[language];
  const words =
    nextAt === null
      ? message.open(practice)
      : message.next(practice, `${formatDay(nextAt, language)}, ${formatClock(nextAt, language)}`);
  return writeTo(phone, words)?.whatsApp ?? null;
}
