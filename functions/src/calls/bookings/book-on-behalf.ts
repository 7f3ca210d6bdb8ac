/** Staff book for a client who called or wrote. Contract in domain/calls/book-on-behalf.ts. */
import { candidatesFor } from '@tulia/domain/booking/commands/choose-practitioner';
import { requireGuardian } from '@tulia/domain/booking/commands/confirm';
import { requestOnBehalf } from '@tulia/domain/booking/commands/request-on-behalf';
import {
  bookOnBehalf as contract,
  type BookOnBehalfInput,
} from '@tulia/domain/calls/book-on-behalf';
import type { Booking } from '@tulia/domain/records/booking';
import { eventActor } from '../../bookings/actor';
import { confirmRequest } from '../../bookings/confirm';
import { earlierAnswer, placeRequest } from '../../bookings/place-request';
import { requestIdentity } from '../../bookings/request-identity';
import { accounts } from '../../platform/app';
import { callable, type CallContext, type SignedInContext } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';
import { describeError } from '../../platform/log';
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
  const [settings, people, service, uid] = await Promise.all([
    readSettings(),
    readPeople(input.practitionerId === null ? null : [input.practitionerId], now),
    readService(input.serviceId),
    accountOf(email),
  ]);
  const asked = { ...input, ...identity, requester: { uid, email }, signedBy: eventActor(caller) };
  return placeRequest({
    tries: candidatesFor(input, people).map(
      (practitioner) => (place) =>
        requestOnBehalf({ service, practitioner, ...place }, asked, settings, now),
    ),
    settings,
    clock,
  });
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
