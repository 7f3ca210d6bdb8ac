import { bookSeries } from '@tulia/domain/booking/commands/book-series';
import { candidatesFor } from '@tulia/domain/booking/commands/choose-practitioner';
import { requestOnBehalf, requireGuardianToAsk } from '@tulia/domain/booking/commands/request';
import { bookOnBehalf as contract } from '@tulia/domain/calls/bookings/book-on-behalf';
import type { BookOnBehalfInput } from '@tulia/domain/calls/bookings/book-on-behalf';
import type { BookingIdentity } from '@tulia/domain/booking/new-booking';
import type { Booking } from '@tulia/domain/booking/booking';
import { mayAbout } from '@tulia/domain/person/permission';
import { bookings } from '@tulia/domain/records/booking';
import { clientPath, clients } from '@tulia/domain/records/client';
import { Refusal } from '@tulia/domain/refusal';
import { intervalOf } from '@tulia/domain/slot/interval';
import { toInstant } from '@tulia/domain/time/practice-time';
import { eventActor, isWith, requireAbout } from '../../bookings/actor';
import { confirmRequest } from '../../bookings/take-time';
import { earlierAnswer, placeRequest } from '../../bookings/place-request';
import { placeSeries, sessionsOf } from '../../bookings/place-series';
import { requestIdentity } from '../../bookings/request-identity';
import { busyAtGoogle } from '../../meeting/ask-calendar';
import { meetWithin } from '../../meeting/meet-within';
import { clientIdOf, presentClientId } from '../../people/clients';
import { accountAt } from '../../platform/account-records';
import { db } from '../../platform/app';
import { callable, type SignedInContext } from '../../platform/callable';
import type { SignedInCaller } from '../../platform/caller';
import type { Clock } from '../../platform/clock';
import { readRecord } from '../../platform/stored';
import { readContact, readPeople } from '../../practice/practitioners';
import { readService } from '../../practice/services';
import { readSettings } from '../../practice/settings';

export const bookOnBehalf = callable(contract, async (asked, { caller, clock }) => {
  const isOwnOnly = !mayAbout(caller.role, 'book-for-clients', false);
  const input = isOwnOnly ? await ofOwnClient(asked, caller) : asked;
  // Several sessions are confirmed in the same commit.
  const isConfirmed = input.confirm || (input.further ?? []).length > 0;
  requireGuardianToAsk({ ...input, confirm: isConfirmed });
  const identity = requestIdentity(`staff:${caller.uid}`, asked);
  const earlier = await earlierAnswer(identity.id, identity.requestHash);
  const further = input.further ?? [];
  // Therapists confirm no requests, but what they book themselves is confirmed in its own commit.
  if (further.length > 0 || (isOwnOnly && isConfirmed))
    return series(input, { identity, earlier }, { caller, clock });
  const booking = earlier ?? (await place(input, identity, { caller, clock }));
  const { referenceNumber, meeting, status, version } = booking;
  const answer = {
    bookingId: booking.id,
    referenceNumber,
    sessions: [sessionOf(booking)],
    writesMails: booking.clientEmail !== '',
  };
  if (!input.confirm || status !== 'pending') return { ...answer, status, meeting: meeting.state };
  const { date, time } = input;
  const seen = { bookingId: booking.id, version, date, time };
  const confirmed = await confirmRequest(seen, { caller, clock });
  return { ...answer, status: confirmed.status, meeting: confirmed.meeting };
});

const sessionOf = ({ id, referenceNumber, startsAt }: Booking) => ({
  bookingId: id,
  referenceNumber,
  startsAt,
});

/** The therapist's own client, at the contact that the list has. @throws Refusal forbidden, not-found */
async function ofOwnClient(
  input: BookOnBehalfInput,
  caller: SignedInCaller,
): Promise<BookOnBehalfInput> {
  const { clientId, practitionerId } = input;
  if (clientId == null || practitionerId === null) throw new Refusal('forbidden');
  requireAbout(caller, 'book-for-clients', { practitionerId });
  const own = db()
    .collection(bookings.collection)
    .where('clientId', '==', clientId)
    .where('practitionerId', '==', practitionerId);
  if ((await own.limit(1).get()).empty) throw new Refusal('forbidden');
  const client = await readRecord(clients, clientPath(clientId));
  if (client === null) throw new Refusal('not-found');
  const { name, phone, email } = client;
  return { ...input, fullName: name || input.fullName, phone: phone || input.phone, email };
}

type Identity = ReturnType<typeof requestIdentity>;

/** Confirms all sessions in one commit, or none, and then makes their meetings. */
async function series(
  input: BookOnBehalfInput,
  { identity, earlier }: { identity: Identity; earlier: Booking | null },
  { caller, clock }: SignedInContext,
) {
  const sessions = sessionsOf(`staff:${caller.uid}`, input);
  const { settings, people, service, who } = await aboutRequest(input, identity.id, clock);
  const intervals = sessions.map(({ date, time }) =>
    intervalOf(toInstant(date, time), service?.durationMinutes ?? 0),
  );
  const candidates = await Promise.all(
    // A repeated request only reads its sessions.
    (earlier === null ? candidatesFor(input, people) : []).map(async (practitioner) => ({
      practitioner,
      contact: await readContact(practitioner.id),
      busy: (await busyAtGoogle(practitioner.id, intervals)).map(({ startsAt }) => startsAt),
      actor: {
        kind: 'staff' as const,
        role: caller.role,
        isOwn: isWith(caller, { practitionerId: practitioner.id }),
      },
    })),
  );
  const { requestHash } = identity;
  const common = { ...input, ...who, requestHash, signedBy: eventActor(caller) };
  const made = await placeSeries({
    requestHash,
    sessions,
    service,
    practitioners: candidates.map(({ practitioner }) => practitioner),
    who: { ...who, createdBy: 'staff' },
    decide: ({ locks }, now) =>
      bookSeries({ service, candidates, locks }, { sessions, common }, settings, now),
    settings,
    clock,
  });
  const meetings = await Promise.all(made.map(({ id }) => meetWithin(id, clock)));
  const [first] = made;
  if (first === undefined) throw new Error('A series holds its first session');
  return {
    bookingId: first.id,
    referenceNumber: first.referenceNumber,
    status: first.status,
    meeting: meetings[0]?.meeting ?? first.meeting.state,
    sessions: made.map(sessionOf),
    writesMails: first.clientEmail !== '',
  };
}

async function place(
  input: BookOnBehalfInput,
  identity: Identity,
  { caller, clock }: SignedInContext,
): Promise<Booking> {
  const now = clock.now();
  const { settings, people, service, who } = await aboutRequest(input, identity.id, clock);
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

async function aboutRequest(input: BookOnBehalfInput, bookingId: string, clock: Clock) {
  const email = input.email.trim().toLowerCase();
  const [settings, people, service, who] = await Promise.all([
    readSettings(),
    readPeople(input.practitionerId === null ? null : [input.practitionerId], clock.now()),
    readService(input.serviceId),
    input.clientId == null ? personAt(email, bookingId) : chosenClient(input.clientId, email),
  ]);
  return { settings, people, service, who };
}

type Asker = Pick<BookingIdentity, 'clientId' | 'requester'>;

async function personAt(email: string, bookingId: string): Promise<Asker> {
  const requester = { uid: await accountOf(email), email };
  const clientId = await presentClientId(
    clientIdOf(requester, { id: bookingId, createdBy: 'staff' }),
  );
  return { clientId, requester };
}

/** An account's own address counts, not the typed one. @throws Refusal not-found, also for a client who has left */
async function chosenClient(chosenId: string, email: string): Promise<Asker> {
  const clientId = await presentClientId(chosenId);
  const client = await readRecord(clients, clientPath(clientId));
  if (client === null || client.leftAt !== null) throw new Refusal('not-found');
  const { clientUserId: uid } = client;
  return { clientId, requester: { uid, email: uid === null ? email : client.email } };
}

/** The account that verified the address. */
async function accountOf(email: string): Promise<string | null> {
  if (email === '') return null;
  const account = await accountAt(email);
  return account?.emailVerified === true ? account.uid : null;
}
