import { Refusal } from '../../refusal';
import type { Instant } from '../../time/instant';
import type { Booking, BookingEvent } from '../booking';
import { mayTell, toldAt, type Word } from '../line-word';
import { planChange, type BookingPlan } from './plan';

/**
 * The client says that they are late or ask for a call, or takes it back. It needs no version: it stays true when
 * staff have changed the booking meanwhile, and the person must not have to try again. Null when nothing changes.
 * @throws Refusal transition-not-allowed when the session is not confirmed, is over, or begins later than in an hour
 */
export function tellWord(
  { booking }: { booking: Booking },
  { word, told, signedBy }: { word: Word; told: boolean; signedBy: BookingEvent['actor'] },
  now: Instant,
): BookingPlan | null {
  const action = `${told ? 'tell' : 'untell'}-${word}` as const;
  if (!mayTell(booking, now)) {
    throw new Refusal('transition-not-allowed', { from: booking.status, action });
  }
  if ((toldAt(booking, word) !== null) === told) return null;
  const at = told ? now : null;
  const lateAt = word === 'late' ? at : toldAt(booking, 'late');
  const callAt = word === 'call' ? at : toldAt(booking, 'call');
  const lineWord = lateAt === null && callAt === null ? null : { lateAt, callAt };
  return planChange(booking, now, { fields: { lineWord }, action, signedBy });
}
