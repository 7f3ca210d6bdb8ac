/**
 * Text messages for clients without an email address, in the client's language. They name neither subject nor
 * practitioner, since others may read the phone.
 */
import { safeMeetingLink } from '@tulia/domain/booking/meeting/meeting-link';
import { isActive, isOver, isRequest } from '@tulia/domain/booking/status';
import { amountToPay } from '@tulia/domain/booking/payment';
import { accountCode } from '@tulia/domain/money/provider/account-code';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { waysToPay } from '@tulia/domain/practice/ways-to-pay';
import { type Language, LANGUAGE_FACTS } from '@tulia/domain/person/language';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { formatClock, formatDay, formatMoney } from '@tulia/domain/wording/moments';
import { clientTextsTexts } from './client-texts';
import { paths } from '../../../paths';

export interface ToldSession {
  referenceNumber: string;
  startsAt: Instant;
  /** open amount in whole shillings */
  due: number;
}

interface Sender {
  practice: string;
  phone: string;
  payment: PracticeSettings['payment'];
  /** of the site: `https://tulia.example` */
  origin: string;
}

/** Empty while the practice has no number. */
const callOf = (words: (typeof clientTextsTexts)['en'], phone: string) =>
  phone === '' ? [] : [words.call(phone)];

/** The price and the ways to pay by oneself, as on the client's page; nothing while nothing is due. */
function payLines(
  words: (typeof clientTextsTexts)['en'],
  sessions: readonly ToldSession[],
  payment: Sender['payment'],
): string[] {
  const owed = sessions.filter(({ due }) => due > 0);
  const [first] = owed;
  if (first === undefined) return [];
  const accounts = owed.map(({ referenceNumber }) => accountCode(referenceNumber)).join(', ');
  const { mobile, bank } = waysToPay({ payment });
  const ways = [
    mobile?.by === 'paybill' && words.paybill(mobile.name, mobile.number, accounts),
    mobile?.by === 'till' && words.till(mobile.name, mobile.number),
    bank !== null && words.bank([bank.name, bank.holder, bank.account].join(', '), accounts),
  ].filter((way) => way !== false);
  const price = words.price(formatMoney(first.due), owed.length);
  return [price, ...(ways.length === 0 ? [words.noWay] : ways)];
}

const when = ({ startsAt }: Pick<ToldSession, 'startsAt'>, language: Language) =>
  `${formatDay(startsAt, language)}, ${formatClock(startsAt, language)}`;

/** @param isConfirmed false for a request @param link to join; null: not made yet */
export function bookedText(
  sessions: readonly ToldSession[],
  isConfirmed: boolean,
  language: Language,
  { practice, phone, payment, origin }: Sender,
  link: string | null = null,
): string {
  const words = clientTextsTexts[language];
  const lines = sessions.map((each) => words.line(when(each, language), each.referenceNumber));
  const page = `${origin}${LANGUAGE_FACTS[language].prefix}${paths.bookingStatus}`;
  return [
    words.hello(practice),
    isConfirmed ? words.booked : words.asked,
    ...lines,
    ...payLines(words, sessions, payment),
    ...(isConfirmed ? [link === null ? words.joinLater : words.join(link)] : []),
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
    const told = { ...booking, due: amountToPay(booking) };
    return bookedText([told], isConfirmed, language, sender, link);
  }
  if (!isOver(status)) return null;
  const words = clientTextsTexts[language];
  const line = words.line(when(booking, language), booking.referenceNumber);
  const { cancelledBy } = booking;
  const over =
    cancelledBy === 'line'
      ? words.lineFailed
      : cancelledBy === 'client'
        ? words.givenUp
        : words.over;
  return [words.hello(sender.practice), over, line, ...callOf(words, sender.phone)].join('\n');
}
