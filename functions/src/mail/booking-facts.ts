/** Parts that emails about a booking share. */
import { hasGuardiansMailbox } from '@tulia/domain/booking/consent/guardian';
import { amountToPay } from '@tulia/domain/booking/payment';
import { greetingName } from '@tulia/domain/person/greeting-name';
import type { Language } from '@tulia/domain/person/language';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatMoney } from '@tulia/domain/wording/money';
import {
  formatClocks,
  formatDay,
  formatMoment,
  formatNearDay,
} from '@tulia/domain/wording/moments';
import type { Email, PageLink } from './email';
import type { Invitation } from './invitation';
import type { BookingMailTemplate } from '@tulia/domain/booking/mails/mail-table';
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
    session: (place: number) => `Session ${place}`,
    of: (action: string, day: string) => `${action}: ${day}`,
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
    session: (place) => `Kikao cha ${place}`,
    of: (action, day) => `${action}: ${day}`,
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

/** The sessions of an email about one or several, without those about which later emails tell. */
export function standing<Name extends BookingMailTemplate>(
  context: BookingContext<Name>,
): BookingContext<Name>[] {
  return [context, ...context.further].filter((each) => !isOvertaken(each));
}

/** Of one session, or of several that are told of together. @param zone of the reader */
export function factsOf(
  context: BookingContext,
  sessions: readonly BookingContext[] = [context, ...context.further],
  zone?: string,
): [string, string][] {
  if (context.further.length === 0) return bookingFacts(context, zone);
  return [...factsOfAll(context), ...factsOfEach(sessions, zone)];
}

/** Time, reference and link of each of several sessions. @param zone of the reader */
export function factsOfEach(
  sessions: readonly BookingContext[],
  zone?: string,
): [string, string][] {
  return sessions.flatMap((each, index): [string, string][] => {
    const { booking, language } = each;
    const t = texts[language];
    const moment = formatMoment(sessionTime(each).startsAt, language, zone ?? booking.timezone);
    return [[t.session(index + 1), moment], [t.reference, booking.referenceNumber], linkFact(each)];
  });
}

/** What is the same for all sessions. */
function factsOfAll(context: BookingContext): [string, string][] {
  const t = texts[context.language];
  const ofEach = [t.reference, t.date, t.time];
  return bookingFacts(context).filter(([name]) => !ofEach.includes(name));
}

/** The page of all sessions, and for each session the pages that need no account. */
export function pagesOfEach(sessions: readonly BookingContext[]): PageLink[] {
  const [first] = sessions;
  if (first === undefined) return [];
  const hasAccount = first.booking.clientUserId !== null;
  const own = sessions.flatMap((each) => {
    const pages = [...(hasAccount ? [] : ownPages(each)), ...payPage(each)];
    const day = formatNearDay(sessionTime(each).startsAt, each.language);
    return pages.map(({ label, url }) => ({ label: texts[each.language].of(label, day), url }));
  });
  const label = texts[first.language].openSessions;
  return hasAccount ? [{ label, url: pageUrl(first, '/my-sessions') }, ...own] : own;
}

export function invitationsIn(
  sessions: readonly BookingContext[],
  method: Invitation['method'] = 'REQUEST',
) {
  return sessions.map((each) => ({ ...invitationIn(each, method), booking: each.booking }));
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
