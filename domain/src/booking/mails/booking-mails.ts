/** The emails of a booking change. Times are those of the change; names, links and address those of the sending. */
import type { EntryKind, MoneyEntry } from '../../money/entry';
import { MAIN_LANGUAGE, type Language } from '../../person/language';
import type { PractitionerContact } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import { SECOND, type Instant } from '../../time/instant';
import type { Booking } from '../booking';
import { guardianStateOf, hasGuardianRefused, hasGuardiansMailbox } from '../consent/guardian';
import { TO_PRACTICE, type BookingMailTemplate } from './mail-table';
import type { CancellationFacts, MailParameters, Parametrized } from './mail-parameters';
import { nextCheck } from './reminder';

/** SEQUENCE of the next invitation (RFC 5545), from 0 on. Each change that calendars must know raises it. */
export const nextRevision = ({ calendarSequence }: Pick<Booking, 'calendarSequence'>): number =>
  (calendarSequence ?? -1) + 1;

/** Written to the outbox in the commit of the change. */
export type BookingMail<Name extends BookingMailTemplate = BookingMailTemplate> =
  Parametrized<Name> & {
    /** derives from the cause, so that the same email is written once */
    id: string;
    to: string;
    language: Language;
    bookingId: string;
    /** milliseconds before it may be sent */
    delay: number;
    /** replaces an earlier email of the same id; otherwise the commit fails where there is one */
    replaces?: boolean;
    /** its notification waits as long, because the change can still be undone */
    noticeWaits?: boolean;
  };

/** How long an invitation waits for the meeting link, so that one email can hold both. */
export const LINK_PATIENCE = 20 * SECOND;

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

export function requestMails(booking: Booking): BookingMail[] {
  const facts = { ...sessionFacts(booking), holdExpiresAt: booking.holdExpiresAt };
  const asked = guardianStateOf(booking) === 'open' ? guardianMails(booking) : [];
  const notice = toPractice(toClient(booking, 'admin-notification', facts));
  return [notice, toClient(booking, 'booking-received', facts), ...asked];
}

/** Asks the guardian of a client of 12 to 17. Where the guardian has no address, staff hand the link over. */
export function guardianMails(after: Booking): BookingMail[] {
  const { guardian } = after;
  if (after.ageBand !== 'adolescent' || guardian === null || guardian.email === '') return [];
  return [{ ...toClient(after, 'guardian-consent', sessionFacts(after)), to: guardian.email }];
}

/** Tells the client, unless guardian and client share a mailbox; tells the practice a refusal or withdrawal. */
export function answerMails(after: Booking): BookingMail[] {
  const told = toClient(after, 'guardian-answered', sessionFacts(after));
  const toThem = hasGuardiansMailbox(after) ? [] : [told];
  if (!hasGuardianRefused(after)) return toThem;
  const facts = { ...sessionFacts(after), answer: guardianStateOf(after) };
  return [...toThem, toPractice(toClient(after, 'guardian-withdrew', facts))];
}

/** One reminder for each time of the session. `reminder.ts` decides later whether and when it is sent. */
export function plannedReminder(after: Booking, settings: PracticeSettings): BookingMail[] {
  const checkAt = nextCheck(after.startsAt, settings.reminderLeadHours, after.updatedAt);
  if (checkAt === null) return [];
  const mail = toClient(after, 'session-reminder', sessionFacts(after), checkAt - after.updatedAt);
  return [{ ...mail, id: `${after.id}_reminder_${after.startsAt}`, replaces: true }];
}

export function confirmationMails(after: Booking, contact: PractitionerContact): BookingMail[] {
  return [
    toClient(after, 'booking-confirmed', sessionFacts(after), LINK_PATIENCE),
    ...toTherapist(after, contact, 'confirmed', LINK_PATIENCE),
  ];
}

/** To an address that came after the confirmation: the invitation, and the reminder. */
export function readdressMails(
  after: Booking,
  settings: PracticeSettings,
  now: Instant,
): BookingMail[] {
  if (after.clientEmail === '' || after.status !== 'confirmed' || after.startsAt <= now) return [];
  return [
    toClient(after, 'booking-confirmed', sessionFacts(after)),
    ...plannedReminder(after, settings),
  ];
}

/** @param byClient the client chose the new time, so the email does not ask whether it suits */
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

/** Tells the client of a request or session; of a session also the colleague, and the former practitioner. */
export function handedOverMails(
  after: Booking,
  former: { contact: PractitionerContact; name: string },
  colleague: PractitionerContact,
): BookingMail[] {
  const facts = { ...sessionFacts(after), former: former.name };
  if (after.status !== 'confirmed') return [toClient(after, 'booking-handed-over', facts)];
  return [
    toClient(after, 'booking-handed-over', facts, LINK_PATIENCE),
    ...toTherapist(after, colleague, 'confirmed', LINK_PATIENCE),
    ...toTherapist(after, former.contact, 'handed-over').map((mail) => ({
      ...mail,
      id: `${mail.id}_former`,
    })),
  ];
}

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

/** The link came or changed after the invitation was sent. */
export function linkMails(
  after: Booking,
  contact: PractitionerContact,
  key: string,
): BookingMail[] {
  return [
    toClient(after, 'meeting-link', sessionFacts(after)),
    ...toTherapist(after, contact, 'link'),
  ].map((mail) => ({ ...mail, id: `${mail.id}_${key}` }));
}

export function meetingCancelledMails(after: Booking, contact: PractitionerContact): BookingMail[] {
  return [
    toClient(after, 'meeting-cancelled', sessionFacts(after)),
    ...toTherapist(after, contact, 'link'),
  ];
}

/**
 * The receipt, or the news that the payment came too late, or was entered by mistake.
 * @param receiptNumber without it there is no email @param corrected the kind of the entry that a correction takes back
 */
export function paymentMails(
  before: Booking,
  after: Booking,
  { kind, amount, code }: Pick<MoneyEntry, 'kind' | 'amount' | 'code'>,
  receiptNumber: string | undefined,
  corrected?: EntryKind,
): BookingMail[] {
  if (receiptNumber === undefined) return [];
  const facts = { ...sessionFacts(after), amount, code, receiptNumber };
  if (kind === 'correction' && corrected === 'payment')
    return [toClient(after, 'payment-corrected', facts)];
  if (kind !== 'payment') return [];
  const isLate = after.paidTime === 'lost' && before.paidTime !== 'lost';
  if (!isLate) return [toClient(after, 'payment-received', facts)];
  const notice = toClient(after, 'payment-notice', { ...facts, why: 'late' });
  return [toClient(after, 'payment-late', facts), toPractice(notice)];
}

/** Asks the practice to check the code that the client typed. */
export function saidPaidMails(after: Booking): BookingMail[] {
  const facts = { ...sessionFacts(after), code: after.saidCode, why: 'said' } as const;
  return [toPractice(toClient(after, 'payment-notice', facts))];
}
