/**
 * Gives bookings without an account to the account that verified their address, and an account's new address to its
 * bookings. Each booking has its own transaction: the next call finishes an interrupted one.
 */
import { claim } from '@tulia/domain/booking/commands/claim';
import { bookings } from '@tulia/domain/records/booking';
import { clients } from '@tulia/domain/records/client';
import { Refusal } from '@tulia/domain/refusal';
import { passOnConsents } from '../people/consents';
import { clientIdOfAccount, clientRef } from '../people/clients';
import { db } from '../platform/app';
import type { SignedInContext } from '../platform/callable';
import type { SignedInCaller } from '../platform/caller';
import { ownAccount } from '../platform/account-records';
import { recordOf } from '../platform/stored';
import { changeBooking } from './change-booking';

/** The next call claims the rest. */
const MOST = 200;

/**
 * The account's present address; null when it is not verified.
 * @throws Refusal recent-login-required when the session does not have the present address, signed-out when the account
 * is deleted
 */
export async function presentAddress(caller: SignedInCaller): Promise<string | null> {
  const account = await ownAccount(caller.uid);
  const present = account.emailVerified ? (account.email?.toLowerCase() ?? null) : null;
  const own = caller.emailVerified ? caller.email : null;
  if (own !== present) throw new Refusal('recent-login-required');
  return present;
}

/** @returns how many bookings changed @throws as `presentAddress` */
export async function claimFor({ caller, clock }: SignedInContext): Promise<number> {
  const email = await presentAddress(caller);
  if (email === null) return 0;
  const { uid } = caller;
  const clientId = clientIdOfAccount(uid);
  let claimed = 0;
  const former = new Set<string>();
  for (const bookingId of await unclaimed(uid, clientId, email)) {
    const { before, after } = await changeBooking({ bookingId, caller, clock }, (found) => {
      const { booking, now, signedBy } = found;
      return claim({ booking }, { uid, email, clientId, signedBy }, now);
    });
    if (after !== before) claimed += 1;
    if (before.clientId !== clientId) former.add(before.clientId);
  }
  for (const id of former) await passOnConsents(id, clientId);
  return claimed;
}

async function unclaimed(uid: string, clientId: string, email: string): Promise<string[]> {
  const all = db().collection(bookings.collection);
  const [byAddress, client] = await Promise.all([
    all.where('clientUserId', '==', null).where('clientEmail', '==', email).limit(MOST).get(),
    clientRef(clientId).get(),
  ]);
  const known = recordOf(clients, client);
  const hasMoved = known !== null && known.email !== email;
  const own = hasMoved ? (await all.where('clientUserId', '==', uid).get()).docs : [];
  const moved = own.filter((doc) => doc.get('clientEmail') !== email);
  return [...byAddress.docs, ...moved].map(({ id }) => id);
}
