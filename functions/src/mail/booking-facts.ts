/** Parts that emails about a booking share. */
import { hasGuardiansMailbox } from '@tulia/domain/booking/consent/guardian';
import { amountToPay } from '@tulia/domain/booking/payment';
import { greetingName } from '@tulia/domain/person/greeting-name';
import type { Language } from '@tulia/domain/person/language';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatMoney } from '@tulia/domain/wording/money';
import { formatClocks, formatDay } from '@tulia/domain/wording/moments';
import type { Email, PageLink } from './email';
import type { Invitation } from './invitation';
import { numberOf, pageUrl, type BookingContext } from './template';

const texts = catalogue({
  en: {
    reference: 'Reference',
    date: 'Date',
    time: 'Time',
    service: 'Service',
    practitioner: 'With',
    link: 'Join link',
    forWhom: 'For',
    dear: (name: string) => (name === '' ? 'Hello,' : `Dear ${name},`),
    openSessions: 'Open my sessions',
    chooseAnother: 'Choose another time',
    pay: (sum: string) => `Pay ${sum}`,
    manage: 'Move, cancel or change details',
  },
  sw: {
    reference: 'Kumbukumbu',
    date: 'Tarehe',
    time: 'Saa',
    service: 'Huduma',
    practitioner: 'Pamoja na',
    link: 'Kiungo cha kujiunga',
    forWhom: 'Kwa',
    dear: (name) => (name === '' ? 'Habari,' : `Habari ${name},`),
    openSessions: 'Fungua vikao vyangu',
    chooseAnother: 'Chagua muda mwingine',
    pay: (sum) => `Lipa ${sum}`,
    manage: 'Badilisha saa au mawasiliano, au ghairi',
  },
});

/** The time that the outbox entry names; the booking may have moved since. */
export function sessionTime({ mail, booking }: BookingContext) {
  return {
    startsAt: numberOf(mail, 'startsAt', booking.startsAt),
    endsAt: numberOf(mail, 'endsAt', booking.endsAt),
  };
}

/** @param zone of the reader; the practice's clock is always shown */
export function bookingFacts(
  context: BookingContext,
  zone: string = context.booking.timezone,
): [string, string][] {
  const { booking, language, mail, namesPractitioner } = context;
  const t = texts[language];
  const { startsAt } = sessionTime(context);
  // A parent may have booked for several young people.
  const isToParent = hasGuardiansMailbox(booking) && mail.to === booking.clientEmail;
  return [
    [t.reference, booking.referenceNumber],
    [t.service, serviceName(booking.service, language)],
    ...(namesPractitioner ? [[t.practitioner, booking.practitioner.name] as [string, string]] : []),
    [t.date, formatDay(startsAt, language)],
    [t.time, formatClocks(startsAt, language, zone)],
    ...(isToParent ? [[t.forWhom, booking.clientName] as [string, string]] : []),
  ];
}

export function linkFact({ booking, language }: BookingContext): [string, string] {
  return [texts[language].link, booking.googleMeetLink ?? ''];
}

/** "Dear Amina,": the first name, where the name shows which that is. */
export function greetingFor(name: string, language: Language): string {
  return texts[language].dear(greetingName(name));
}

/** Greets the client, or the parent who booked and reads the client's mails. */
export function clientGreeting({ booking, language }: BookingContext): string {
  const { guardian, clientName } = booking;
  const isParent = guardian !== null && hasGuardiansMailbox(booking);
  return greetingFor(isParent ? guardian.name : clientName, language);
}

/** The page of all sessions (only for an account), and the page of this session, which needs no account. */
export function ownPages(context: BookingContext): PageLink[] {
  const { booking, language, managePath } = context;
  const t = texts[language];
  const sessions = { label: t.openSessions, url: pageUrl(context, '/my-sessions') };
  if (managePath === null) return [sessions];
  const manage = { label: t.manage, url: pageUrl(context, managePath) };
  return booking.clientUserId === null ? [manage] : [sessions, manage];
}

/** The page to pay without an account; none when nothing is due. */
export function payPage(context: BookingContext): PageLink[] {
  const { booking, language, payPath } = context;
  if (payPath === null) return [];
  const label = texts[language].pay(formatMoney(amountToPay(booking)));
  return [{ label, url: pageUrl(context, payPath) }];
}

/** The links of an email, the most important first. */
export function leadingTo(pages: readonly PageLink[]): Pick<Email, 'action' | 'alsoOpens'> {
  const [action, ...alsoOpens] = pages;
  return { action, alsoOpens };
}

/** What most emails to the client share: the greeting, facts of the session, and links to its pages. */
export function sessionEmail(context: BookingContext, ...further: [string, string][]) {
  return {
    greeting: clientGreeting(context),
    facts: [...bookingFacts(context), ...further],
    ...leadingTo(ownPages(context)),
  };
}

/** Whether a later invitation replaces this one, or the session is off. */
export function isOvertaken({ mail, booking }: BookingContext): boolean {
  if (booking.status !== 'confirmed') return true;
  return numberOf(mail, 'sequence', 0) < (booking.calendarSequence ?? 0);
}

export function invitationIn(
  context: BookingContext,
  method: Invitation['method'] = 'REQUEST',
): Invitation {
  const { mail, booking } = context;
  const sequence = numberOf(mail, 'sequence', booking.calendarSequence ?? 0);
  return { method, ...sessionTime(context), sequence };
}

export function chooseAnotherTime(context: BookingContext): PageLink {
  return { label: texts[context.language].chooseAnother, url: pageUrl(context, '/booking') };
}
