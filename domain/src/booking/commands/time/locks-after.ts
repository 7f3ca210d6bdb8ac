import { bookingLock, type LocksFound } from '../../../slot/lock-refs';
import type { SlotLock } from '../../../slot/lock';
import type { BookingPlan } from '../plan';

/**
 * The locks after a plan, in memory, for demo data and tests. Null when an unread claim meets a lock, which fails the
 * commit.
 */
export function locksAfter(
  before: LocksFound,
  { after, locks }: Pick<BookingPlan, 'after' | 'locks'>,
): Map<string, SlotLock> | null {
  const { claim, release, until, blindly } = locks;
  if (blindly && claim.some(({ id }) => before.has(id))) return null;
  const found = new Map(before);
  for (const { id } of release) found.delete(id);
  const owner = { bookingId: after.id, serviceId: after.serviceId };
  for (const ref of claim) found.set(ref.id, bookingLock(ref, owner, until));
  return found;
}
