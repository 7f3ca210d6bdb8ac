/** The client types the code of a payment made by themselves: the time is kept until staff have looked. No entry is made. */
import type { PracticeSettings } from '../../../practice/settings';
import { Refusal } from '../../../refusal';
import type { LocksFound } from '../../../slot/lock-refs';
import type { Instant } from '../../../time/instant';
import type { Booking, BookingEvent } from '../../booking';
import { saidPaidMails } from '../../mails/booking-mails';
import { timeOnceSaid } from '../time/keep-time';
import { planChange, type BookingPlan } from '../plan';

/** Ten capitals and digits, at least one of each. */
const RECEIPT_CODE = /^(?=.*[A-Z])(?=.*\d)[A-Z0-9]{10}$/;

/** A receipt code as typed; null when it cannot be one. */
export function typedReceiptCode(typed: string): string | null {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.-]/gu, '');
  return RECEIPT_CODE.test(plain) ? plain : null;
}

/**
 * Once for a booking: a second code is for staff to enter.
 * @returns null when this very code was said before
 * @throws Refusal invalid-input, transition-not-allowed
 */
export function sayPaid(
  { booking, locks }: { booking: Booking; locks: LocksFound },
  { code: typed, signedBy }: { code: string; signedBy: BookingEvent['actor'] },
  settings: PracticeSettings,
  now: Instant,
): BookingPlan | null {
  const code = typedReceiptCode(typed);
  if (code === null) throw new Refusal('invalid-input', { fields: { code: 'code-invalid' } });
  if (booking.saidCode === code) return null;
  const { status, payment } = booking;
  if (booking.saidCode !== null || payment.balance <= 0) {
    throw new Refusal('transition-not-allowed', { from: status, action: 'say-paid' });
  }
  const { fields, locks: changes } = timeOnceSaid(booking, locks, settings, now);
  return planChange(
    booking,
    {
      fields: { ...fields, saidCode: code },
      action: 'say-paid',
      signedBy,
      details: { code },
      locks: changes,
      mails: (after) => saidPaidMails(after, settings),
    },
    settings,
    now,
  );
}
