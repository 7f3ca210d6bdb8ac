/** To the practice: a client asks for a session. No email carries what the client confided; the page shows it. */
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { bookingFacts } from '../booking-facts';
import { pageUrl, type BookingTemplate } from '../template';

const texts = catalogue({
  en: {
    subject: 'New Booking Request',
    greeting: 'Hello,',
    opening: (client: string, hours: number) =>
      `${client} asks for a session. Please answer within ${hours} hours.`,
    client: 'Client',
    email: 'E-mail',
    phone: 'Phone',
    open: 'Open bookings',
  },
  sw: {
    subject: 'Ombi jipya la miadi',
    greeting: 'Habari,',
    opening: (client, hours) => `${client} anaomba kikao. Tafadhali jibu ndani ya saa ${hours}.`,
    client: 'Mteja',
    email: 'Barua pepe',
    phone: 'Simu',
    open: 'Fungua miadi',
  },
});

export const email: BookingTemplate<'admin-notification'> = (context) => {
  const { booking, settings, language } = context;
  const t = texts[language];
  return {
    subject: t.subject,
    greeting: t.greeting,
    paragraphs: [t.opening(booking.clientName, settings.confirmationHours)],
    facts: [
      ...bookingFacts(context, PRACTICE_ZONE),
      [t.client, booking.clientName],
      [t.email, booking.clientData.email],
      [t.phone, booking.clientPhone],
    ],
    action: { label: t.open, url: pageUrl(context, '/staff?tab=bookings') },
    replyTo: booking.clientEmail,
  };
};
