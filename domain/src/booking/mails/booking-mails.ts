/**
 * Which mails a booking change causes. Times in a mail are fixed here, at the moment of the change; names, links,
 * texts and the address are read when the mail is sent.
 */
import type { MoneyEntry } from '../../money/entry';
import { MAIN_LANGUAGE, type Language } from '../../person/language';
import type { PractitionerContact } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import { SECOND } from '../../time/instant';
import type { Booking } from '../booking';
import { guardianStateOf, hasGuardianRefused, hasGuardiansMailbox } from '../consent/guardian';
import { TO_PRACTICE, type BookingMailTemplate } from './mail-table';
import { firstLook } from './reminder';

/** A mail to be written into the outbox in the commit of the change. */
export interface BookingMail {
  /** derives from the subject of the mail, so that the same mail is written once */
  id: string;
  to: string;
  template: BookingMailTemplate;
  language: Language;
  bookingId: string;
  parameters: Record<string, string | number | boolean | null>;
  /** milliseconds it waits before it may go */
  delay: number;
  /** whether it replaces an earlier mail of the same id; otherwise the commit fails where there is one */
  replaces?: boolean;
  /** its notification waits as long, since what it tells of can still be undone */
  noticeWaits?: boolean;
}

/** How long a mail with an invitation waits for the meeting link, so that one mail can hold both. */
export const LINK_PATIENCE = 20 * SECOND;

type Parameters = BookingMail['parameters'];

/**
 * The id of the mail of one template about one version of a booking, so that a repeated attempt does not write it
 * twice.
 */
export const bookingMailId = (bookingId: string, version: number, template: BookingMailTemplate) =>
  `${bookingId}_${version}_${template}`;

/** The change that the invitation to the therapist names. */
export type InvitationChange = 'confirmed' | 'moved' | 'cancelled' | 'link';

function timeOf(booking: Booking): Parameters {
  return {
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    sequence: booking.calendarSequence,
    version: booking.version,
  };
}

function toClient(
  booking: Booking,
  template: BookingMailTemplate,
  more: Parameters = {},
  delay = 0,
): BookingMail {
  return {
    id: bookingMailId(booking.id, booking.version, template),
    to: booking.clientEmail,
    template,
    language: booking.language,
    bookingId: booking.id,
    parameters: { ...timeOf(booking), ...more },
    delay,
  };
}

const toPractice = (mail: BookingMail): BookingMail => ({
  ...mail,
  to: TO_PRACTICE,
  language: MAIN_LANGUAGE,
});

function toTherapist(
  booking: Booking,
  { email }: PractitionerContact,
  change: InvitationChange,
  delay = 0,
): BookingMail[] {
  if (email === '') return [];
  return [
    {
      id: bookingMailId(booking.id, booking.version, 'staff-invitation'),
      to: email,
      template: 'staff-invitation',
      language: MAIN_LANGUAGE,
      bookingId: booking.id,
      parameters: { ...timeOf(booking), change },
      delay,
    },
  ];
}

/** A new request: to the practice and to the client. */
export function requestMails(booking: Booking): BookingMail[] {
  const received = toClient(booking, 'booking-received', { holdExpiresAt: booking.holdExpiresAt });
  const asked = guardianStateOf(booking) === 'open' ? guardianMails(booking) : [];
  const notice = { ...received, template: 'admin-notification' } as const;
  const id = bookingMailId(booking.id, booking.version, notice.template);
  return [{ ...toPractice(notice), id }, received, ...asked];
}

/**
 * The mail that asks the guardian of a client of 12 to 17. Without an address of the guardian staff hand the link
 * over.
 */
export function guardianMails(after: Booking): BookingMail[] {
  const { guardian } = after;
  if (after.ageBand !== 'adolescent' || guardian === null || guardian.email === '') return [];
  return [{ ...toClient(after, 'guardian-consent'), to: guardian.email }];
}

/**
 * The guardian has answered: the client is told, unless the guardian reads the client's mails, and the practice of
 * a no or of a consent that was taken back.
 */
export function answerMails(after: Booking): BookingMail[] {
  const told = toClient(after, 'guardian-answered');
  const toThem = hasGuardiansMailbox(after) ? [] : [told];
  if (!hasGuardianRefused(after)) return toThem;
  const refused = toClient(after, 'guardian-withdrew', { answer: guardianStateOf(after) });
  return [...toThem, toPractice(refused)];
}

/**
 * The reminder of a session when its time is told to the client. Whether and when it is sent is decided later
 * (`reminder.ts`). There is one for each time of a session: a session that is moved back to an earlier time is
 * planned anew.
 */
export function plannedReminder(after: Booking, settings: PracticeSettings): BookingMail[] {
  const lookAt = firstLook(after.startsAt, settings.reminderLeadHours, after.updatedAt);
  if (lookAt === null) return [];
  const mail = toClient(after, 'session-reminder', {}, lookAt - after.updatedAt);
  return [{ ...mail, id: `${after.id}_reminder_${after.startsAt}`, replaces: true }];
}

/**
 * @param after the booking as it will stand, with its new version and sequence
 * @param contact of its practitioner
 */
export function confirmationMails(after: Booking, contact: PractitionerContact): BookingMail[] {
  return [
    toClient(after, 'booking-confirmed', {}, LINK_PATIENCE),
    ...toTherapist(after, contact, 'confirmed', LINK_PATIENCE),
  ];
}

/** @param byClient whether the client chose the new time, and so is not asked whether it suits */
export function movedMails(
  after: Booking,
  contact: PractitionerContact,
  byClient: boolean,
): BookingMail[] {
  return [
    toClient(after, 'booking-moved', { byClient }, LINK_PATIENCE),
    ...toTherapist(after, contact, 'moved', LINK_PATIENCE),
  ];
}

/** @param changed which details were changed by the link in a letter */
export function contactChangedMails(
  after: Booking,
  changed: 'name' | 'phone' | 'both',
): BookingMail[] {
  return [toClient(after, 'contact-changed', { changed })];
}

export function rejectionMails(after: Booking): BookingMail[] {
  return [toClient(after, 'booking-rejected')];
}

export interface CancellationFacts {
  /** whether an invitation had gone out, which the cancellation withdraws */
  invited: boolean;
  /** whole shillings that go back to the client */
  refund: number;
  /** whole shillings that the practice keeps */
  kept: number;
  /** the refund cut-off in hours before the start, as it was at the cancellation */
  cutoffHours: number;
  /** the client gave it up after the cut-off, and the practice keeps what was paid */
  keeps: boolean;
  byClient: boolean;
  /** the client gave it up, or asked staff to */
  asked: boolean;
  /** the client's account is being deleted: nothing is offered any more */
  leaving: boolean;
}

export function cancellationMails(
  after: Booking,
  contact: PractitionerContact,
  facts: CancellationFacts,
): BookingMail[] {
  const about: Parameters = { ...facts };
  return [
    toClient(after, 'booking-cancelled', about),
    ...(facts.invited ? toTherapist(after, contact, 'cancelled') : []),
  ];
}

/** The link came, or changed, after the invitation had gone out. */
export function linkMails(
  after: Booking,
  contact: PractitionerContact,
  key: string,
): BookingMail[] {
  return [toClient(after, 'meeting-link'), ...toTherapist(after, contact, 'link')].map((mail) => ({
    ...mail,
    id: `${mail.id}_${key}`,
  }));
}

export function meetingCancelledMails(after: Booking, contact: PractitionerContact): BookingMail[] {
  return [toClient(after, 'meeting-cancelled'), ...toTherapist(after, contact, 'link')];
}

/**
 * Money came: its receipt to the client. When it came after the time was gone, the client and the practice are told
 * that instead.
 * @param receiptNumber without one no mail about the money is sent
 */
export function paymentMails(
  before: Booking,
  after: Booking,
  { kind, amount, code }: Pick<MoneyEntry, 'kind' | 'amount' | 'code'>,
  receiptNumber: string | undefined,
): BookingMail[] {
  if (kind !== 'payment' || receiptNumber === undefined) return [];
  const facts = { amount, code, receiptNumber };
  const isLate = after.paidTime === 'lost' && before.paidTime !== 'lost';
  if (!isLate) return [toClient(after, 'payment-received', facts)];
  return [toClient(after, 'payment-late', facts), paymentNotice(after, 'late', facts)];
}

/** The client has typed the code of a payment, and the practice is to look for it. */
export function saidPaidMails(after: Booking): BookingMail[] {
  return [paymentNotice(after, 'said', { code: after.saidCode })];
}

/** @param why `late`: the time was gone when the money came; `said`: the client says to have paid */
const paymentNotice = (after: Booking, why: 'late' | 'said', facts: Parameters) =>
  toPractice(toClient(after, 'payment-notice', { ...facts, why }));
