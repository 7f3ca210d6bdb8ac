/** Staff book for a client who called or wrote. Contract in domain/calls/book-on-behalf.ts. */
import { candidatesFor } from '@tulia/domain/booking/commands/choose-practitioner';
import { requireGuardian } from '@tulia/domain/booking/commands/confirm';
import { requestOnBehalf } from '@tulia/domain/booking/commands/request-on-behalf';
import {
  bookOnBehalf as contract,
  type BookOnBehalfInput,
} from '@tulia/domain/calls/book-on-behalf';
import type { BookingIdentity } from '@tulia/domain/booking/new-booking';
import type { Booking } from '@tulia/domain/records/booking';
import { clientPath, clients } from '@tulia/domain/records/client';
import { Refusal } from '@tulia/domain/refusal';
import { eventActor } from '../../bookings/actor';
import { confirmRequest } from '../../bookings/confirm';
import { earlierAnswer, placeRequest } from '../../bookings/place-request';
import { requestIdentity } from '../../bookings/request-identity';
import { clientIdOf } from '../../people/clients';
import { accounts } from '../../platform/app';
import { callable, type CallContext, type SignedInContext } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';
import { describeError } from '../../platform/log';
import { readRecord } from '../../platform/stored';
import { readPeople } from '../../practice/practitioners';
import { readService } from '../../practice/services';
import { readSettings } from '../../practice/settings';

export const bookOnBehalf = callable(contract, handle);

async function handle(input: BookOnBehalfInput, { caller, clock }: CallContext) {
  requirePermission(caller, 'decide-bookings');
  requireGuardian(input);
  const identity = requestIdentity(`staff:${caller.uid}`, input);
  const booking =
    (await earlierAnswer(identity.id, identity.requestHash)) ??
    (await place(input, identity, { caller, clock }));
  const { referenceNumber, meeting, status, version } = booking;
  const answer = { bookingId: booking.id, referenceNumber };
  if (!input.confirm || status !== 'pending') return { ...answer, status, meeting: meeting.state };
  const { date, time } = input;
  const seen = { bookingId: booking.id, version, date, time };
  const confirmed = await confirmRequest(seen, { caller, clock });
  return { ...answer, status: confirmed.status, meeting: confirmed.meeting };
}

/** The request as one commit, like a client's own. */
async function place(
  input: BookOnBehalfInput,
  identity: ReturnType<typeof requestIdentity>,
  { caller, clock }: SignedInContext,
): Promise<Booking> {
  const now = clock.now();
  const email = input.email.trim().toLowerCase();
  const [settings, people, service, who] = await Promise.all([
    readSettings(),
    readPeople(input.practitionerId === null ? null : [input.practitionerId], now),
    readService(input.serviceId),
    input.clientId == null ? personAt(email, identity.id) : chosenClient(input.clientId, email),
  ]);
  const asked = { ...input, ...identity, ...who, signedBy: eventActor(caller) };
  return placeRequest({
    tries: candidatesFor(input, people).map(
      (practitioner) => (place) =>
        requestOnBehalf({ service, practitioner, ...place }, asked, settings, now),
    ),
    settings,
    clock,
  });
}

type Asker = Pick<BookingIdentity, 'clientId' | 'requester'>;

/** Whoever has the address: the account that proved it, or the person staff know by it. */
async function personAt(email: string, bookingId: string): Promise<Asker> {
  const requester = { uid: await accountOf(email), email };
  return { clientId: clientIdOf(requester, { id: bookingId, createdBy: 'staff' }), requester };
}

/**
 * Somebody whom staff chose from their clients. With an account its own address counts, whatever was typed.
 * @throws Refusal not-found, for somebody who left as well
 */
async function chosenClient(clientId: string, email: string): Promise<Asker> {
  const client = await readRecord(clients, clientPath(clientId));
  if (client === null || client.leftAt !== null) throw new Refusal('not-found');
  const { clientUserId: uid } = client;
  return { clientId, requester: { uid, email: uid === null ? email : client.email } };
}

/** The account to which the address belongs; null unless its owner has verified it. */
async function accountOf(email: string): Promise<string | null> {
  try {
    const account = await (await accounts()).getUserByEmail(email);
    return account.emailVerified && !account.disabled ? account.uid : null;
  } catch (error) {
    if (describeError(error).code === 'auth/user-not-found') return null;
    throw error;
  }
}
