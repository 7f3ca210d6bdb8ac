/** To the practice: somebody asks for a session. What the client confided is read on the page, never sent by mail. */
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { bookingFacts } from '../booking-facts';
import { pageUrl, type BookingTemplate } from '../template';

export const adminNotification: BookingTemplate = (context) => {
  const { booking, settings } = context;
  return {
    subject: 'New Booking Request',
    greeting: 'Hello,',
    paragraphs: [
      `${booking.clientName} asks for a session. Please answer within ${settings.confirmationHours} hours.`,
    ],
    facts: [
      ...bookingFacts(context, PRACTICE_ZONE),
      ['Client', booking.clientName],
      ['E-mail', booking.clientData.email],
      ['Phone', booking.clientPhone],
    ],
    action: { label: 'Open bookings', url: pageUrl(context, '/admin/bookings') },
    replyTo: booking.clientEmail,
  };
};
