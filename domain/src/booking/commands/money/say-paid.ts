/** The client types a receipt code: the time is kept until the payment is checked. No entry is made. */
import { typedReceiptCode } from '../../../money/provider-code';
import { Refusal } from '../../../refusal';
import type { LocksFound } from '../../../slot/lock-refs';
import type { Instant } from '../../../time/instant';
import type { Booking, BookingEvent } from '../../booking';
import { saidPaidMails } from '../../mails/booking-mails';
import { timeOnceSaid } from '../time/keep-time';
import { locksToRelease } from '../time/take-time';
import { planChange, SYSTEM, type BookingPlan } from '../plan';

interface SaidInput {
  code: string;
  /** whether a provider may know the code; otherwise staff check it */
  canAsk: boolean;
  signedBy: BookingEvent['actor'];
}

/**
 * Another code replaces the first, which stays in history and claims. It does not keep the time again, so invented
 * codes cannot hold it on and on. Null for the same code.
 * @throws Refusal invalid-input, transition-not-allowed
 */
export function sayPaid(
  { booking, locks }: { booking: Booking; locks: LocksFound },
  { code: typed, canAsk, signedBy }: SaidInput,
  now: Instant,
): BookingPlan | null {
  const code = typedReceiptCode(typed);
  if (code === null) throw new Refusal('invalid-input', { fields: { code: 'code-invalid' } });
  if (booking.saidCode === code) return null;
  const { status, payment } = booking;
  if (payment.balance <= 0) {
    throw new Refusal('transition-not-allowed', { from: status, action: 'say-paid' });
  }
  const { fields, locks: changes } =
    booking.saidCode === null
      ? timeOnceSaid(booking, locks, canAsk, now)
      : { fields: {}, locks: {} };
  return planChange(booking, now, {
    fields: { ...fields, saidCode: code },
    action: 'say-paid',
    signedBy,
    details: { code },
    locks: changes,
    mails: saidPaidMails,
  });
}

/** The provider answered without a full payment: the hold ends. Null when the code keeps no time, or still keeps it. */
export function endSaid(
  { booking, locks }: { booking: Booking; locks: LocksFound },
  now: Instant,
): BookingPlan | null {
  const { paidTime, holdExpiresAt, saidCode, payment } = booking;
  if (paidTime !== 'said' || holdExpiresAt === null || holdExpiresAt > now) return null;
  // The provider knows the code of a part payment, but a part keeps no time.
  const isSeen = payment.codes.includes(saidCode ?? '');
  return planChange(booking, now, {
    fields: { paidTime: isSeen ? null : ('unseen' as const), holdExpiresAt: null },
    action: 'end-said',
    signedBy: SYSTEM,
    locks: { release: locksToRelease(booking, locks) },
  });
}
