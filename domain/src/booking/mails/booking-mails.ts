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
import type { CancellationFacts, MailParameters, Parametrized } from './mail-parameters';
import { firstCheck } from './reminder';

/**
 * The revision of the next invitation (SEQUENCE of RFC 5545), from 0 on. Each change that calendars must know
 * raises it.
 */
export const nextRevision = ({ calendarSequence }: Pick<Booking, 'calendarSequence'>): number =>
  (calendarSequence ?? -1) + 1;
export const wasInvited = ({ calendarSequence }: Pick<Booking, 'calendarSequence'>): boolean =>
  calendarSequence !== null;

/** A mail to be written into the outbox in the commit of the change. */
export type BookingMail<Name extends BookingMailTemplate = BookingMailTemplate> =
  Parametrized<Name> & {
    /** derives from the subject of the mail, so that the same mail is written once */
    id: string;
    to: string;
    language: Language;
    bookingId: string;
    /** milliseconds it waits before it may go */
    delay: number;
    /** whether it replaces an earlier mail of the same id; otherwise the commit fails where there is one */
    replaces?: boolean;
    /** its notification waits as long, since what it tells of can still be undone */
    noticeWaits?: boolean;
  };

/** How long a mail with an invitation waits for the meeting link, so that one mail can hold both. */
export const LINK_PATIENCE = 20 * SECOND;

/**
 * The id of the mail of one template about one version of a booking, so that a repeated attempt does not write it
 * twice.
 */
export const bookingMailId = (bookingId: string, version: number, template: BookingMailTemplate) =>
  `${bookingId}_${version}_${template}`;

export function sessionFacts(booking: Booking) {
  return {
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    sequence: booking.calendarSequence,
    version: booking.version,
  };
}

function toClient<Name extends BookingMailTemplate>(
  booking: Booking,
  template: Name,
  parameters: MailParameters[Name],
  delay = 0,
) {
  return {
    id: bookingMailId(booking.id, booking.version, template),
    to: booking.clientEmail,
    template,
    language: booking.language,
    bookingId: booking.id,
    parameters,
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
  change: MailParameters['staff-invitation']['change'],
  delay = 0,
): BookingMail[] {
  if (email === '') return [];
  const facts = { ...sessionFacts(booking), change };
  const mail = toClient(booking, 'staff-invitation', facts, delay);
  return [{ ...mail, to: email, language: MAIN_LANGUAGE }];
}

/** A new request: to the practice and to the client. */
export function requestMails(booking: Booking): BookingMail[] {
  const facts = { ...sessionFacts(booking), holdExpiresAt: booking.holdExpiresAt };
  const asked = guardianStateOf(booking) === 'open' ? guardianMails(booking) : [];
  const notice = toPractice(toClient(booking, 'admin-notification', facts));
  return [notice, toClient(booking, 'booking-received', facts), ...asked];
}

/**
 * The mail that asks the guardian of a client of 12 to 17. Without an address of the guardian staff hand the link
 * over.
 */
export function guardianMails(after: Booking): BookingMail[] {
  const { guardian } = after;
  if (after.ageBand !== 'adolescent' || guardian === null || guardian.email === '') return [];
  return [{ ...toClient(after, 'guardian-consent', sessionFacts(after)), to: guardian.email }];
}

/**
 * The guardian has answered: the client is told, unless the guardian reads the client's mails, and the practice of
 * a no or of a consent that was taken back.
 */
export function answerMails(after: Booking): BookingMail[] {
  const told = toClient(after, 'guardian-answered', sessionFacts(after));
  const toThem = hasGuardiansMailbox(after) ? [] : [told];
  if (!hasGuardianRefused(after)) return toThem;
  const facts = { ...sessionFacts(after), answer: guardianStateOf(after) };
  return [...toThem, toPractice(toClient(after, 'guardian-withdrew', facts))];
}

/**
 * The reminder of a session when its time is told to the client. Whether and when it is sent is decided later
 * (`reminder.ts`). There is one for each time of a session: a session that is moved back to an earlier time is
 * planned anew.
 */
export function plannedReminder(after: Booking, settings: PracticeSettings): BookingMail[] {
  const checkAt = firstCheck(after.startsAt, settings.reminderLeadHours, after.updatedAt);
  if (checkAt === null) return [];
  const mail = toClient(after, 'session-reminder', sessionFacts(after), checkAt - after.updatedAt);
  return [{ ...mail, id: `${after.id}_reminder_${after.startsAt}`, replaces: true }];
}

/**
 * @param after the booking as it will stand, with its new version and sequence
 * @param contact of its practitioner
 */
export function confirmationMails(after: Booking, contact: PractitionerContact): BookingMail[] {
  return [
    toClient(after, 'booking-confirmed', sessionFacts(after), LINK_PATIENCE),
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
    toClient(after, 'booking-moved', { ...sessionFacts(after), byClient }, LINK_PATIENCE),
    ...toTherapist(after, contact, 'moved', LINK_PATIENCE),
  ];
}

/** @param changed which details were changed by the link in an email */
export function contactChangedMails(
  after: Booking,
  changed: 'name' | 'phone' | 'both',
): BookingMail[] {
  return [toClient(after, 'contact-changed', { ...sessionFacts(after), changed })];
}

export function rejectionMails(after: Booking): BookingMail[] {
  return [toClient(after, 'booking-rejected', sessionFacts(after))];
}

export function cancellationMails(
  after: Booking,
  contact: PractitionerContact,
  facts: CancellationFacts,
): BookingMail[] {
  return [
    toClient(after, 'booking-cancelled', { ...sessionFacts(after), ...facts }),
    ...(facts.invited ? toTherapist(after, contact, 'cancelled') : []),
  ];
}

/** The link came, or changed, after the invitation had gone out. */
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
  const facts = { ...sessionFacts(after), amount, code, receiptNumber };
  const isLate = after.paidTime === 'lost' && before.paidTime !== 'lost';
  if (!isLate) return [toClient(after, 'payment-received', facts)];
  const notice = toClient(after, 'payment-notice', { ...facts, why: 'late' });
  return [toClient(after, 'payment-late', facts), toPractice(notice)];
}

/** The client has typed the code of a payment, and the practice is to look for it. */
export function saidPaidMails(after: Booking): BookingMail[] {
  const facts = { ...sessionFacts(after), code: after.saidCode, why: 'said' } as const;
  return [toPractice(toClient(after, 'payment-notice', facts))];
}
