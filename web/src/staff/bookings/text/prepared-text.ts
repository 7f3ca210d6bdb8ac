/**
 * Text messages for clients without an email address, in the client's language. They name neither subject nor
 * practitioner, since others may read the phone.
 */
import { safeMeetingLink } from '@tulia/domain/booking/meeting/meeting-link';
import { isActive, isOver, isRequest } from '@tulia/domain/booking/status';
import { type Language, LANGUAGE_FACTS } from '@tulia/domain/person/language';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { formatClock, formatDay } from '@tulia/domain/wording/moments';
import { clientTextsTexts } from './client-texts';
import { paths } from '../../../paths';

export interface ToldSession {
  referenceNumber: string;
  startsAt: Instant;
}

interface Sender {
  practice: string;
  phone: string;
  /** of the site: `https://tulia.example` */
  origin: string;
}

/** Empty while the practice has no number. */
const callOf = (words: (typeof clientTextsTexts)['en'], phone: string) =>
  phone === '' ? [] : [words.call(phone)];

const when = ({ startsAt }: ToldSession, language: Language) =>
  `${formatDay(startsAt, language)}, ${formatClock(startsAt, language)}`;

/** @param isConfirmed false for a request */
export function bookedText(
  sessions: readonly ToldSession[],
  isConfirmed: boolean,
  language: Language,
  { practice, phone, origin }: Sender,
): string {
  const words = clientTextsTexts[language];
  const lines = sessions.map((each) => words.line(when(each, language), each.referenceNumber));
  const page = `${origin}${LANGUAGE_FACTS[language].prefix}${paths.bookingStatus}`;
  return [
    words.hello(practice),
    isConfirmed ? words.booked : words.asked,
    ...lines,
    words.look(page),
    ...callOf(words, phone),
  ].join('\n');
}

/** The text message about a booking's present state; null while there is nothing to tell. */
export function textAbout(booking: Booking, sender: Sender): string | null {
  const { status, language, googleMeetLink } = booking;
  if (isActive(status)) {
    const isConfirmed = !isRequest(status);
    const link = isConfirmed ? safeMeetingLink(googleMeetLink) : null;
    const text = bookedText([booking], isConfirmed, language, sender);
    return link === null ? text : `${text}\n${clientTextsTexts[language].join(link)}`;
  }
  if (!isOver(status)) return null;
  const words = clientTextsTexts[language];
  const line = words.line(when(booking, language), booking.referenceNumber);
  const isGivenUp = booking.cancelledBy === 'client';
  const over = isGivenUp ? words.givenUp : words.over;
  return [words.hello(sender.practice), over, line, ...callOf(words, sender.phone)].join('\n');
}
