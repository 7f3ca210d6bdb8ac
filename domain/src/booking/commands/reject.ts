import type { LocksFound } from '../../slot/lock-refs';
import type { Instant } from '../../time/instant';
import type { Booking } from '../booking';
import { rejectionMails } from '../mails/booking-mails';
import { paymentOnceOver } from '../payment';
import { transition } from '../transitions';
import { planChange, requireVersion, type BookingPlan, type GivenOnVersion } from './plan';
import { locksToRelease } from './time/take-time';

/** pending -> rejected. @throws Refusal forbidden, version-conflict, transition-not-allowed */
export function reject(
  { booking, locks }: { booking: Booking; locks: LocksFound },
  input: GivenOnVersion & { reason: string },
  now: Instant,
): BookingPlan {
  requireVersion(booking, input.version);
  const status = transition('reject', booking.status, input.actor);
  return planChange(booking, now, {
    fields: {
      status,
      holdExpiresAt: null,
      rejectionReason: input.reason.trim(),
      payment: paymentOnceOver(booking, false),
      paidTime: null,
    },
    action: 'reject',
    signedBy: input.signedBy,
    locks: { release: locksToRelease(booking, locks) },
    mails: rejectionMails,
  });
}
