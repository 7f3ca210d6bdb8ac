import type { Booking } from '@tulia/domain/booking/booking';
import type { Client } from '@tulia/domain/booking/clients/client';
import type { Instant } from '@tulia/domain/time/instant';
import { formatClock, formatDay } from '@tulia/domain/wording/moments';
import { clientPageTexts } from './texts/client-page';
import type { BehalfValues } from '../bookings/behalf/behalf-values';
import { writeTo } from '../bookings/text/write-to';

/** The first values of the booking form: the client's data, and the service of the last booking. */
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
 * The link that opens WhatsApp with a message in the client's language; null for a client without a number. The
 * message names neither the subject nor the practitioner: other people may see the phone.
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
