/** The facts of a booking as mails list them. */
import { formatClocks, formatDay } from '@tulia/domain/wording/moments';
import { serviceName } from '@tulia/domain/wording/labels';
import { numberOf, type BookingContext } from './template';

const LABELS = {
  en: { reference: 'Reference', date: 'Date', time: 'Time', service: 'Service', link: 'Join link' },
  sw: {
    reference: 'Kumbukumbu',
    date: 'Tarehe',
    time: 'Saa',
    service: 'Huduma',
    link: 'Kiungo cha kujiunga',
  },
} as const;

/** The time a mail is about, as fixed when it was written. */
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
  const { booking, language } = context;
  const labels = LABELS[language];
  const { startsAt } = sessionTime(context);
  return [
    [labels.reference, booking.referenceNumber],
    [labels.service, serviceName(booking.service, language)],
    [labels.date, formatDay(startsAt, language)],
    [labels.time, formatClocks(startsAt, language, zone)],
  ];
}

export function linkFact({ booking, language }: BookingContext): [string, string] {
  return [LABELS[language].link, booking.googleMeetLink ?? ''];
}

/** "Dear Amina," by the first name. */
export function greetingFor(name: string, language: 'en' | 'sw'): string {
  const first = name.trim().split(/\s+/)[0] ?? '';
  return language === 'sw' ? `Habari ${first},` : `Dear ${first},`;
}
