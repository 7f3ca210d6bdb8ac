/** To the practice: a client asks for a session. No email carries what the client confided; the page shows it. */
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { factsOf } from '../booking-facts';
import { pageUrl, type BookingTemplate } from '../template';

const texts = catalogue({
  en: {
    subject: 'New Booking Request',
    greeting: 'Hello,',
    opening: (client: string, hours: number) =>
      `${client} asks for a session. Please answer within ${hours} hours.`,
    several: (client: string, count: number, hours: number) =>
      `${client} asks for ${count} sessions. Please answer within ${hours} hours.`,
    client: 'Client',
    email: 'E-mail',
    phone: 'Phone',
    open: 'Open bookings',
  },
  sw: {
    subject: 'Ombi jipya la miadi',
    greeting: 'Habari,',
    opening: (client, hours) => `${client} anaomba kikao. Tafadhali jibu ndani ya saa ${hours}.`,
    several: (client, count, hours) =>
      `${client} anaomba vikao ${count}. Tafadhali jibu ndani ya saa ${hours}.`,
    client: 'Mteja',
    email: 'Barua pepe',
    phone: 'Simu',
    open: 'Fungua miadi',
  },
});

export const email: BookingTemplate<'admin-notification'> = (context) => {
  const { booking, settings, language } = context;
  const t = texts[language];
  const count = 1 + context.further.length;
  return {
    subject: t.subject,
    greeting: t.greeting,
    paragraphs: [
      count > 1
        ? t.several(booking.clientName, count, settings.confirmationHours)
        : t.opening(booking.clientName, settings.confirmationHours),
    ],
    facts: [
      ...factsOf(context, undefined, PRACTICE_ZONE),
      [t.client, booking.clientName],
      [t.email, booking.clientData.email],
      [t.phone, booking.clientPhone],
    ],
    action: { label: t.open, url: pageUrl(context, '/staff?tab=bookings') },
    replyTo: booking.clientEmail,
  };
};
