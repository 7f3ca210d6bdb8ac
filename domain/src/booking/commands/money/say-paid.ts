/**
 * The client types the code of a payment that they made: the time is kept until the payment was looked for. No
 * entry is made.
 */
import { typedReceiptCode } from '../../../money/provider-code';
import type { PracticeSettings } from '../../../practice/settings';
import { Refusal } from '../../../refusal';
import type { LocksFound } from '../../../slot/lock-refs';
import type { Instant } from '../../../time/instant';
import type { Booking, BookingEvent } from '../../booking';
import { saidPaidMails } from '../../mails/booking-mails';
import { SYSTEM } from '../given';
import { timeOnceSaid } from '../time/keep-time';
import { locksToRelease } from '../time/take-time';
import { planChange, type BookingPlan } from '../plan';

interface SaidInput {
  code: string;
  /** whether there is a provider that may know the code; otherwise staff look for it */
  canAsk: boolean;
  signedBy: BookingEvent['actor'];
}

/**
 * A further code corrects the one before, of which the history and the claim stay. It keeps no time again, so that
 * invented codes cannot hold an hour one after the other.
 * @returns null when the client typed this very code before
 * @throws Refusal invalid-input, transition-not-allowed
 */
export function sayPaid(
  { booking, locks }: { booking: Booking; locks: LocksFound },
  { code: typed, canAsk, signedBy }: SaidInput,
  _settings: PracticeSettings,
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
  return planChange(
    booking,
    {
      fields: { ...fields, saidCode: code },
      action: 'say-paid',
      signedBy,
      details: { code },
      locks: changes,
      mails: saidPaidMails,
    },
    now,
  );
}

/**
 * The provider has answered, and no payment for the full price was found: the request waits on with a lapsed hold.
 * @returns null when the code keeps no time, or still keeps it
 */
export function endSaid(
  { booking, locks }: { booking: Booking; locks: LocksFound },
  now: Instant,
): BookingPlan | null {
  const { paidTime, holdExpiresAt, saidCode, payment } = booking;
  if (paidTime !== 'said' || holdExpiresAt === null || holdExpiresAt > now) return null;
  // A code that paid only a part is known to the provider, but a part of the price keeps no time.
  const isSeen = payment.codes.includes(saidCode ?? '');
  const change = {
    fields: { paidTime: isSeen ? null : ('unseen' as const), holdExpiresAt: null },
    action: 'end-said',
    signedBy: SYSTEM,
    locks: { release: locksToRelease(booking, locks) },
  };
  return planChange(booking, change, now);
}
