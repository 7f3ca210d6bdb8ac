/** What a client tells the practice on the day of a session: that they are late, or ask for a call instead. */
import { HOUR, type Instant } from '../time/instant';
import type { Booking } from './booking';

export const WORDS = ['late', 'call'] as const;
export type Word = (typeof WORDS)[number];

/** How long before the start it can be told. Earlier, the client moves the session or writes. */
export const WORD_AHEAD = HOUR;

/** Only about a confirmed session, from an hour before its start until its end. */
export function mayTell(
  { status, startsAt, endsAt }: Pick<Booking, 'status' | 'startsAt' | 'endsAt'>,
  now: Instant,
): boolean {
  return status === 'confirmed' && startsAt - WORD_AHEAD <= now && now < endsAt;
}

export function toldAt({ lineWord }: Pick<Booking, 'lineWord'>, word: Word): Instant | null {
  return (word === 'late' ? lineWord?.lateAt : lineWord?.callAt) ?? null;
}

/** Whether staff have something to read; only about a session that they still expect. */
export function hasWord(booking: Pick<Booking, 'status' | 'lineWord'>): boolean {
  return booking.status === 'confirmed' && WORDS.some((word) => toldAt(booking, word) !== null);
}
