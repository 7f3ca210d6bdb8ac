/**
 * What staff need for the next session with a client: a filled booking form, and a text message to the client's
 * phone.
 */
import type { Booking } from '@tulia/domain/booking/booking';
import type { Client } from '@tulia/domain/booking/clients/client';
import type { Instant } from '@tulia/domain/time/instant';
import { formatClock, formatDay } from '@tulia/domain/wording/moments';
import { clientPageTexts } from './texts/client-page';
import type { BehalfValues } from '../bookings/behalf/behalf-values';
import { writeTo } from '../bookings/text/write-to';

/** What the form knows already: the client, and the service of the last session. */
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
 * The address that opens WhatsApp with a text message in the client's language. It names neither the subject of
 * the appointment nor the practitioner: phones are read over shoulders. Null for a client without a number.
 */
export function whatsAppLink(
  { phone, language }: Pick<Client, 'phone' | 'language'>,
  practice: string,
  nextAt: Instant | null,
): string | null {
  const { message } = clientPageTexts[language];
  const words =
    nextAt === null
      ? message.open(practice)
      : message.next(practice, `${formatDay(nextAt, language)}, ${formatClock(nextAt, language)}`);
  return writeTo(phone, words)?.whatsApp ?? null;
}
