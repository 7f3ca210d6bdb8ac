/** The history of one planned booking: each step is a command of the product, given at its moment. */
import { cancel } from '@tulia/domain/booking/commands/cancel';
import { complete, noShow } from '@tulia/domain/booking/commands/conclude';
import { confirm } from '@tulia/domain/booking/commands/confirm';
import { reject } from '@tulia/domain/booking/commands/reject';
import { giveConsent } from '@tulia/domain/booking/commands/give-consent';
import { cancelMeeting, pasteLink } from '@tulia/domain/booking/commands/meeting';
import { recordPayment } from '@tulia/domain/booking/commands/money/money';
import type { BookingPlan } from '@tulia/domain/booking/commands/plan';
import { request, requestOnBehalf } from '@tulia/domain/booking/commands/request';
import { noDetails } from '@tulia/domain/booking/request-details';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { isRecorded, type RecordedStatus } from '@tulia/domain/booking/status';
import type { MoneyEntry } from '@tulia/domain/money/entry';
import type { Booking, BookingEvent } from '@tulia/domain/booking/booking';
import { seedServices, type Service } from '@tulia/domain/practice/service';
import type { LocksFound } from '@tulia/domain/slot/lock-refs';
import { MINUTE, type Instant } from '@tulia/domain/time/instant';
import { PRACTICE_ZONE, toInstant } from '@tulia/domain/time/practice-time';
import type { PlannedBooking } from './booking-plan';
import { guardianAgrees } from './consents';
import { DEMO_CLIENTS, type DemoClient } from './demo-clients';
import { demoSettings as settings } from './demo-contacts';
import type { DemoPractitioner } from './demo-practitioners';
import { clientIdFor, idFor, meetingLinkFor, referenceFor } from './derive';

/** What a step knows of the practice. */
interface DemoState {
  /** null before the request */
  booking: Booking | null;
  locks: LocksFound;
  entries: readonly MoneyEntry[];
  /** the ids of the client's pending requests */
  pending: readonly string[];
}

interface DemoStep {
  at: Instant;
  bookingId: string;
  clientId: string;
  decide: (state: DemoState) => BookingPlan | null;
}

type Decide = (state: DemoState & { booking: Booking }) => BookingPlan | null;
type MakeStep = (at: Instant, decide: Decide) => DemoStep;

/** The service and the practitioner of a session. */
interface Of {
  service: Service;
  person: DemoPractitioner;
}

type Signature = BookingEvent['actor'];

const ADMIN: Signature = { kind: 'staff', uid: 'demo-admin', name: 'Otieno Ochieng' };
const BY_ADMIN = {
  actor: { kind: 'staff', role: 'admin', isOwn: false },
  signedBy: ADMIN,
} as const;

/** The practitioner of a session concludes it. */
function byOwn({ uid, practitioner }: DemoPractitioner) {
  const actor = { kind: 'staff', role: 'therapist', isOwn: true } as const;
  const signedBy: Signature = { kind: 'staff', uid, name: practitioner.name };
  return { actor, signedBy };
}

const UNTIL_DECIDED = 90 * MINUTE;
const UNTIL_CONSENT = 30 * MINUTE;
const UNTIL_GUARDIAN = 60 * MINUTE;
const UNTIL_MEETING = MINUTE;
const UNTIL_PAID = 60 * MINUTE;
const UNTIL_CONCLUDED = 10 * MINUTE;

const anyDay = () => ({ timeSlots: [], busy: [], isAvailable: true });

/** The command that ended a confirmed session; null where it has not ended. */
const CONCLUDED: Readonly<Record<RecordedStatus, typeof complete | null>> = {
  confirmed: null,
  completed: complete,
  no_show: noShow,
};

/** The steps of a plan, as of `now`, in their order. @throws Error for a service that is not seeded */
export function demoSteps(
  plan: PlannedBooking,
  person: DemoPractitioner,
  now: Instant,
): DemoStep[] {
  const bookingId = idFor(`booking ${plan.name}`);
  const client: DemoClient = DEMO_CLIENTS[plan.client];
  const service = serviceOf(plan.serviceId);
  const asked = now - plan.askedMinutesAgo * MINUTE;
  const decided = asked + UNTIL_DECIDED;
  const clientId = clientIdOf(client);
  const step: MakeStep = (at, decide) => ({
    at,
    bookingId,
    clientId,
    decide: ({ booking, ...rest }) => (booking === null ? null : decide({ booking, ...rest })),
  });
  return [
    {
      at: asked,
      bookingId,
      clientId,
      decide: (state) => ask(plan, client, { service, person }, state, asked),
    },
    ...(isEnteredByStaff(client) ? [step(asked + UNTIL_CONSENT, consentOf(client, asked))] : []),
    ...(client.ageBand === 'adolescent' && isRecorded(plan.status)
      ? [
          step(asked + UNTIL_GUARDIAN, ({ booking }) =>
            guardianAgrees(booking, asked + UNTIL_GUARDIAN),
          ),
        ]
      : []),
    ...endedUndecided(plan, client, person, decided).map((decide) => step(decided, decide)),
    ...(isRecorded(plan.status) ? confirmedSteps(plan, { service, person }, decided, step) : []),
  ];
}

function ask(
  plan: PlannedBooking,
  client: DemoClient,
  { service, person }: Of,
  { locks, pending }: DemoState,
  at: Instant,
): BookingPlan {
  const { uid, name: fullName, email, phone, language, ageBand, guardian } = client;
  const input = {
    id: idFor(`booking ${plan.name}`),
    clientId: clientIdOf(client),
    referenceNumber: referenceFor(plan.name),
    requestHash: idFor(`request ${plan.name}`),
    requester: { uid, email },
    fullName,
    email,
    phone,
    language,
    ageBand,
    guardian,
    date: plan.wishedDate ?? plan.date,
    time: plan.time,
    specialRequests: plan.specialRequests ?? '',
    ...noDetails,
    ...plan.details,
  };
  const place = { service, practitioner: person.practitioner, locks, pending };
  if (isEnteredByStaff(client))
    return requestOnBehalf(place, { ...input, confirm: false, signedBy: ADMIN }, settings, at);
  const form = {
    timezone: client.zone ?? PRACTICE_ZONE,
    consent: currentConsent(client),
    category: plan.category ?? null,
    createdBy: uid === null ? ('guest' as const) : ('client' as const),
  };
  const state = { ...place, months: anyDay };
  return request(state, { ...input, ...form, signedBy: signatureOf(client) }, settings, at);
}

const consentOf =
  (client: DemoClient, asked: Instant): Decide =>
  ({ booking }) => {
    const given = { ...currentConsent(client), signedBy: signatureOf(client) };
    return giveConsent({ booking }, given, asked + UNTIL_CONSENT);
  };

/** Requests that were cancelled or rejected. */
function endedUndecided(
  plan: PlannedBooking,
  client: DemoClient,
  { contact }: DemoPractitioner,
  at: Instant,
): Decide[] {
  const byClient = { actor: { kind: 'owner' } as const, signedBy: signatureOf(client) };
  switch (plan.status) {
    case 'cancelled': {
      const by = client.uid === null ? BY_ADMIN : byClient;
      return [
        ({ booking, locks }) =>
          cancel({ booking, locks, contact }, { ...by, version: null }, settings, at),
      ];
    }
    case 'rejected': {
      const reason = plan.rejectionReason ?? '';
      return [
        ({ booking, locks }) => {
          const input = { ...BY_ADMIN, version: booking.version, reason };
          return reject({ booking, locks }, input, at);
        },
      ];
    }
    default:
      return [];
  }
}

/** The confirmation, the meeting, the payment and the end of a session. */
function confirmedSteps(
  plan: PlannedBooking,
  { service, person }: Of,
  at: Instant,
  step: MakeStep,
): DemoStep[] {
  const { date, time, name } = plan;
  const { contact, practitioner } = person;
  const { openingHours } = practitioner;
  const met = at + UNTIL_MEETING;
  const paid = met + UNTIL_PAID;
  const ended = toInstant(date, time) + service.durationMinutes * MINUTE + UNTIL_CONCLUDED;
  const pasted = { link: meetingLinkFor(name), ...BY_ADMIN };
  const by = ({ version }: Booking) => ({ ...BY_ADMIN, version });
  const code = `DEMO${idFor(name).slice(0, 6).toUpperCase()}`;
  const entry = { id: idFor(`payment ${name}`), requestHash: idFor(`payment request ${name}`) };
  const money = {
    entry,
    amount: service.price,
    method: 'mobile-money' as const,
    code,
    signedBy: ADMIN,
  };
  const conclude = isRecorded(plan.status) ? CONCLUDED[plan.status] : null;
  return [
    step(at, ({ booking, locks }) => {
      const state = { booking, locks, months: anyDay, openingHours, contact };
      return confirm(state, { ...by(booking), date, time }, settings, at);
    }),
    step(met, ({ booking }) =>
      plan.hasMeeting === true
        ? pasteLink({ booking, contact, invitationsHaveLeft: false }, pasted, settings, met)
        : cancelMeeting({ booking, contact }, by(booking), settings, met),
    ),
    ...(plan.paid === true && service.price > 0
      ? [
          step(paid, ({ booking, entries }) => {
            const input = { ...money, version: booking.version };
            return recordPayment({ booking, entries }, input, settings, paid);
          }),
        ]
      : []),
    ...(conclude === null
      ? []
      : [
          step(ended, ({ booking }) =>
            conclude({ booking }, { ...byOwn(person), version: booking.version }, ended),
          ),
        ]),
  ];
}

/** Whether the client, without an account, called or wrote to the practice. */
const isEnteredByStaff = ({ uid, zone }: DemoClient) => uid === null && zone === undefined;

function clientIdOf(client: DemoClient): string {
  const { uid, email } = client;
  if (uid !== null) return clientIdFor('account', uid);
  return clientIdFor(isEnteredByStaff(client) ? 'address' : 'guest', email);
}

function currentConsent({ ageBand }: DemoClient) {
  const { privacy, [ageBand]: agreement } = CONSENT_VERSIONS;
  return { privacyVersion: privacy, agreementVersion: agreement };
}

const signatureOf = ({ uid, name }: DemoClient): Signature => ({
  kind: uid === null ? 'guest' : 'client',
  uid,
  name,
});

function serviceOf(slug: string): Service {
  const service = seedServices.find((one) => one.slug === slug);
  if (service === undefined) throw new Error(`No service “${slug}” is seeded.`);
  return service;
}
