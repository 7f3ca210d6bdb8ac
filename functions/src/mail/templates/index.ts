/** Every template by name. Those about a booking are only written while the booking is there. */
import type { MailTemplate } from '@tulia/domain/records/mail';
import type { Booking } from '@tulia/domain/records/booking';
import type { BookingTemplate, Template, TemplateContext, WrittenLetter } from '../template';
import { accountDeleted } from './account-deleted';
import { adminNotification } from './admin-notification';
import { bookingCancelled } from './booking-cancelled';
import { bookingConfirmed } from './booking-confirmed';
import { bookingMoved } from './booking-moved';
import { bookingReceived } from './booking-received';
import { bookingRejected } from './booking-rejected';
import { connectionLost } from './connection-lost';
import { contactMessage } from './contact-message';
import { meetingCancelled } from './meeting-cancelled';
import { meetingLink } from './meeting-link';
import { ownerReport } from './owner-report';
import { paymentLate } from './payment-late';
import { paymentNotice } from './payment-notice';
import { paymentReceived } from './payment-received';
import { sessionReminder } from './session-reminder';
import { staffInvitation } from './staff-invitation';
import { staffWelcome } from './staff-welcome';

const aboutBooking =
  (template: BookingTemplate): AnyTemplate =>
  (context, booking, payPath) =>
    booking === null ? null : template({ ...context, booking, payPath });

const plain =
  (template: Template): AnyTemplate =>
  (context) =>
    template(context);

type AnyTemplate = (
  context: TemplateContext,
  booking: Booking | null,
  payPath: string | null,
) => WrittenLetter | null | Promise<WrittenLetter | null>;

const TEMPLATES: Record<MailTemplate, AnyTemplate> = {
  'admin-notification': aboutBooking(adminNotification),
  'booking-received': aboutBooking(bookingReceived),
  'booking-confirmed': aboutBooking(bookingConfirmed),
  'booking-rejected': aboutBooking(bookingRejected),
  'booking-moved': aboutBooking(bookingMoved),
  'booking-cancelled': aboutBooking(bookingCancelled),
  'staff-invitation': aboutBooking(staffInvitation),
  'meeting-link': aboutBooking(meetingLink),
  'meeting-cancelled': aboutBooking(meetingCancelled),
  'session-reminder': aboutBooking(sessionReminder),
  'payment-received': aboutBooking(paymentReceived),
  'payment-late': aboutBooking(paymentLate),
  'payment-notice': aboutBooking(paymentNotice),
  'contact-message': plain(contactMessage),
  'staff-welcome': plain(staffWelcome),
  'account-deleted': plain(accountDeleted),
  'owner-report': plain(ownerReport),
  'connection-lost': plain(connectionLost),
};

/** @param payPath where the booking is paid for without an account; null where nothing is open */
export async function letterFor(
  context: TemplateContext,
  booking: Booking | null,
  payPath: string | null = null,
): Promise<WrittenLetter | null> {
  return TEMPLATES[context.mail.template](context, booking, payPath);
}
