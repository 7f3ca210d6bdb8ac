import { handOver, locksOfBoth } from '@tulia/domain/booking/commands/hand-over';
import { discardEvent } from '../meeting/reconcile-meeting';
import { meetWithin } from '../meeting/meet-within';
import { readLedger } from '../money/ledger';
import type { CallContext } from '../platform/callable';
import { readPractitionerOf } from '../practice/practitioners';
import { readLocks } from '../schedule/slot-locks';
import { actorFor } from './actor';
import { changeBooking } from './change-booking';

/** Gives a booking to a colleague, and makes the meeting anew in the colleague's calendar. @throws as `handOver` */
export async function handOverBooking(
  input: { bookingId: string; version: number; practitionerId: string },
  { caller, clock }: CallContext,
) {
  const { bookingId, practitionerId } = input;
  const { before, after } = await changeBooking({ bookingId, caller, clock }, async (found) => {
    const { transaction, booking, settings, now, signedBy } = found;
    const given = { ...input, actor: actorFor(caller, booking), signedBy };
    const [locks, entries, { contact }, colleague] = await Promise.all([
      readLocks(transaction, locksOfBoth(booking, practitionerId)),
      readLedger(transaction, bookingId),
      readPractitionerOf(transaction, booking),
      readPractitionerOf(transaction, { practitionerId }),
    ]);
    return handOver({ booking, locks, entries, contact, colleague }, given, settings, now);
  });
  const former = before.meeting.forVersion;
  if (former !== null) await discardEvent(before, former);
  const meeting = await meetWithin(bookingId, clock);
  return { status: after.status, version: after.version, ...meeting };
}
