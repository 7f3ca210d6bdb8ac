/** Changes several sessions in one commit, each at the version that the caller saw. */
import type { BookingPlan, GivenOnVersion } from '@tulia/domain/booking/commands/plan';
import type { Booking } from '@tulia/domain/booking/booking';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import type { Instant } from '@tulia/domain/time/instant';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import type { SignedInContext } from '../platform/callable';
import { readSettings } from '../practice/settings';
import { actorFor, eventActor } from './actor';
import { commitTogether } from './place-series';
import { requireBooking } from './reading';

interface FoundSessions {
  sessions: readonly { transaction: Transaction; booking: Booking }[];
  settings: PracticeSettings;
  now: Instant;
}

/**
 * @param decide may run more than once
 * @returns the changed bookings
 * @throws Refusal not-found, and all that `decide` throws
 */
export async function changeTogether(
  seen: readonly { bookingId: string; version: number }[],
  { caller, clock }: SignedInContext,
  decide: (found: FoundSessions, given: GivenOnVersion[]) => Promise<BookingPlan[]>,
): Promise<Booking[]> {
  const settings = await readSettings();
  return db().runTransaction(async (transaction) => {
    const sessions = await Promise.all(
      seen.map(async ({ bookingId }) => ({
        transaction,
        booking: await requireBooking(bookingId, transaction),
      })),
    );
    const signedBy = eventActor(caller);
    const given = sessions.map(({ booking }, index) => ({
      version: seen[index]?.version ?? 0,
      actor: actorFor(caller, booking),
      signedBy,
    }));
    const plans = await decide({ sessions, settings, now: clock.now() }, given);
    await commitTogether(transaction, plans, new Map(), settings);
    return plans.map(({ after }) => after);
  });
}
