/**
 * The emails of a booking change. Times in an email are those of the change; names, links, texts and addresses are read
 * when it is sent.
 */
import type { MoneyEntry } from '../../money/entry';
import { MAIN_LANGUAGE, type Language } from '../../person/language';
import type { PractitionerContact } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import { SECOND } from '../../time/instant';
import type { Booking } from '../booking';
import { guardianStateOf, hasGuardianRefused, hasGuardiansMailbox } from '../consent/guardian';
import { TO_PRACTICE, type BookingMailTemplate } from './mail-table';
import { nextCheck } from './reminder';

/** An email for the outbox, written in the commit of the change. */
export interface BookingMail {
  /** derived from its cause, so the same email is written once */
  id: string;
  to: string;
  template: BookingMailTemplate;
  language: Language;
  bookingId: string;
  parameters: Record<string, string | number | boolean | null>;
  delay: number;
  /** whether it replaces an email with the same id; otherwise the commit fails where one exists */
  replaces?: boolean;
  /** its notification waits as well, because the change can still be undone */
  noticeWaits?: boolean;
}

/** An invitation waits so long for the meeting link, so that one email holds both. */
export const LINK_PATIENCE = 20 * SECOND;

type Parameters = BookingMail['parameters'];

/** One email of each template for each version of a booking, so that a retry writes no second one. */
export const bookingMailId = (bookingId: string, version: number, template: BookingMailTemplate) =>
  `${bookingId}_${version}_${template}`;

/**
 * The revision of the next invitation (SEQUENCE of RFC 5545), from 0 on. Each change that calendars must know raises
 * it.
 */
export const nextRevision = ({ calendarSequence }: Pick<Booking, 'calendarSequence'>): number =>
  (calendarSequence ?? -1) + 1;
export const wasInvited = ({ calendarSequence }: Booking): boolean => calendarSequence !== null;

export type InvitationChange = 'confirmed' | 'moved' | 'cancelled' | 'link';

function toClient(
  booking: Booking,
  template: Name,
  parameters: MailParameters[Name],
  delay = 0,
): BookingMail {
  const { id: bookingId, version, startsAt, endsAt, calendarSequence: sequence } = booking;
  return {
    id: bookingMailId(bookingId, version, template),
    to: booking.clientEmail,
    template,
    language: booking.language,
    bookingId,
    parameters: { startsAt, endsAt, sequence, version, ...more },
    delay,
  };
}

const toPractice = <Mail extends BookingMail>(mail: Mail): Mail => ({
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
  const mail = toClient(booking, 'staff-invitation', { change }, delay);
  return email === '' ? [] : [{ ...mail, to: email, language: MAIN_LANGUAGE }];
}

export function requestMails(booking: Booking): BookingMail[] {
  const facts = { ...sessionFacts(booking), holdExpiresAt: booking.holdExpiresAt };
  const asked = guardianStateOf(booking) === 'open' ? guardianMails(booking) : [];
  const notice = toClient(booking, 'admin-notification', { holdExpiresAt: booking.holdExpiresAt });
  return [toPractice(notice), received, ...asked];
}

/** Asks the guardian of a client of 12 to 17. Without an address staff hand the link over. */
export function guardianMails(after: Booking): BookingMail[] {
  const { guardian } = after;
  if (after.ageBand !== 'adolescent' || guardian === null || guardian.email === '') return [];
  return [{ ...toClient(after, 'guardian-consent', sessionFacts(after)), to: guardian.email }];
}

/**
 * Tells the client the guardian's answer, unless both share a mailbox. Tells the practice of a refusal or withdrawal.
 */
export function answerMails(after: Booking): BookingMail[] {
  const told = toClient(after, 'guardian-answered', sessionFacts(after));
  const toThem = hasGuardiansMailbox(after) ? [] : [told];
  if (!hasGuardianRefused(after)) return toThem;
  const facts = { ...sessionFacts(after), answer: guardianStateOf(after) };
  return [...toThem, toPractice(toClient(after, 'guardian-withdrew', facts))];
}

/**
 * Plans the reminder when the client learns the time; `reminder.ts` decides when to send it. Each time of a session has
 * its own reminder, so a session that moves back to an earlier time gets one again.
 */
export function plannedReminder(after: Booking, settings: PracticeSettings): BookingMail[] {
  const checkAt = nextCheck(after.startsAt, settings.reminderLeadHours, after.updatedAt);
  if (checkAt === null) return [];
  const mail = toClient(after, 'session-reminder', sessionFacts(after), checkAt - after.updatedAt);
  return [{ ...mail, id: `${after.id}_reminder_${after.startsAt}`, replaces: true }];
}

/** @param after with its new version and sequence @param contact of its practitioner */
export function confirmationMails(after: Booking, contact: PractitionerContact): BookingMail[] {
  return [
    toClient(after, 'booking-confirmed', sessionFacts(after), LINK_PATIENCE),
    ...toTherapist(after, contact, 'confirmed', LINK_PATIENCE),
  ];
}

/** @param byClient the client chose the time, so the email does not ask whether it suits */
export function movedMails(
  after: Booking,
  contact: PractitionerContact,
  byClient: boolean,
): BookingMail[] {
  return [
    toClient(after, 'booking-moved', { ...sessionFacts(after), byClient }, LINK_PATIENCE),
    ...toTherapist(after, contact, 'moved', LINK_PATIENCE),
  ];
}

export function contactChangedMails(
  after: Booking,
  changed: 'name' | 'phone' | 'both',
): BookingMail[] {
  return [toClient(after, 'contact-changed', { ...sessionFacts(after), changed })];
}

export function rejectionMails(after: Booking): BookingMail[] {
  return [toClient(after, 'booking-rejected')];
}

interface CancellationFacts {
  invited: boolean;
  refund: number;
  kept: number;
  /** hours before the start, at the time of the cancellation */
  cutoffHours: number;
  /** the client cancelled too late, and the practice keeps the payment */
  keeps: boolean;
  byClient: boolean;
  asked: boolean;
  /** the account is being deleted, so the email offers nothing */
  leaving: boolean;
}

export function cancellationMails(
  after: Booking,
  contact: PractitionerContact,
  facts: CancellationFacts,
): BookingMail[] {
  return [
    toClient(after, 'booking-cancelled', { ...facts }),
    ...(facts.invited ? toTherapist(after, contact, 'cancelled') : []),
  ];
}

export function linkMails(
  after: Booking,
  contact: PractitionerContact,
  key: string,
): BookingMail[] {
  return [
    toClient(after, 'meeting-link', sessionFacts(after)),
    ...toTherapist(after, contact, 'link'),
  ].map((mail) => ({
    ...mail,
    id: `${mail.id}_${key}`,
  }));
}

export function meetingCancelledMails(after: Booking, contact: PractitionerContact): BookingMail[] {
  return [
    toClient(after, 'meeting-cancelled', sessionFacts(after)),
    ...toTherapist(after, contact, 'link'),
  ];
}

/**
 * Sends the receipt. When the payment came after the time was lost, tells client and practice that instead.
 * @param receiptNumber without it no email is sent
 */
export function paymentMails(
  before: Booking,
  after: Booking,
  { kind, amount, code }: Pick<MoneyEntry, 'kind' | 'amount' | 'code'>,
  receiptNumber: string | undefined,
): BookingMail[] {
  if (kind !== 'payment' || receiptNumber === undefined) return [];
  const facts = { ...sessionFacts(after), amount, code, receiptNumber };
  const isLate = after.paidTime === 'lost' && before.paidTime !== 'lost';
  if (!isLate) return [toClient(after, 'payment-received', facts)];
  const notice = toClient(after, 'payment-notice', { ...facts, why: 'late' });
  return [toClient(after, 'payment-late', facts), toPractice(notice)];
}

export function saidPaidMails(after: Booking): BookingMail[] {
  const facts = { ...sessionFacts(after), code: after.saidCode, why: 'said' } as const;
  return [toPractice(toClient(after, 'payment-notice', facts))];
}

/** @param why `late`: the payment came after the time was lost; `said`: the client typed a code */
const paymentNotice = (after: Booking, why: 'late' | 'said', facts: Parameters) =>
  toPractice(toClient(after, 'payment-notice', { ...facts, why }));
