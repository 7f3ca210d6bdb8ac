/** One planned booking as the product would have stored it. */
import type { Booking, Meeting, Payment } from '@tulia/domain/records/booking';
import { noMeeting } from '@tulia/domain/records/booking';
import { defaultPracticeSettings } from '@tulia/domain/records/practice-settings';
import { seedServices } from '@tulia/domain/records/service';
import type { Service } from '@tulia/domain/records/service';
import { MINUTE } from '@tulia/domain/time/instant';
import type { Instant } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent-versions';
import type { PlannedBooking } from './booking-plan';
import { DEMO_CLIENTS } from './demo-clients';
import { idFor, meetingLinkFor, referenceFor } from './derive';

const { holdMinutes } = defaultPracticeSettings;

/** Whether a booking of this status was once confirmed. */
export function wasConfirmed({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'confirmed' || status === 'completed' || status === 'no_show';
}

/** The booking document of a plan. Throws when it names a service that is not seeded. */
export function demoBooking(plan: PlannedBooking, now: Instant): Booking {
  const client = DEMO_CLIENTS[plan.client];
  const service = serviceOf(plan.serviceId);
  const createdAt = now - plan.askedMinutesAgo * MINUTE;
  const startsAt = toInstant(plan.date, plan.time);
  const confirmed = wasConfirmed(plan);
  const link = confirmed && plan.hasMeeting === true ? meetingLinkFor(plan.name) : null;
  const holdExpiresAt = createdAt + holdMinutes * MINUTE;
  const reference = referenceFor(plan.name);
  return {
    id: idFor(`booking ${plan.name}`),
    referenceNumber: reference,
    status: plan.status,
    version: versionOf(plan),
    clientUserId: client.uid,
    clientEmail: client.email,
    clientName: client.name,
    clientPhone: client.phone,
    clientData: { name: client.name, email: client.email, phone: client.phone },
    serviceId: service.slug,
    service: {
      name: service.name,
      nameSw: service.nameSw,
      durationMinutes: service.durationMinutes,
      price: service.price,
    },
    sessionType: 'virtual',
    preferredDates: [plan.date],
    preferredTimeSlot: plan.time,
    timezone: client.phone.startsWith('+44') ? 'Europe/London' : 'Africa/Nairobi',
    language: client.language,
    ageBand: client.ageBand,
    guardian: client.guardian,
    consent: {
      privacyVersion: CONSENT_VERSIONS.privacy,
      agreementVersion: CONSENT_VERSIONS[client.ageBand],
      form: client.ageBand,
      at: createdAt,
    },
    startsAt,
    endsAt: startsAt + service.durationMinutes * MINUTE,
    holdExpiresAt: plan.status === 'pending' && holdExpiresAt > now ? holdExpiresAt : null,
    confirmedDate: confirmed ? plan.date : null,
    confirmedTimeSlot: confirmed ? plan.time : null,
    rejectionReason: plan.rejectionReason ?? null,
    googleMeetLink: link,
    googleMeetId: null,
    googleCalendarLink: link === null ? null : calendarLink(startsAt, service, link),
    meeting: link === null ? noMeeting : pastedMeeting,
    payment: paymentOf(plan, service),
    calendarSequence: confirmed ? 0 : null,
    searchTerms: searchTermsOf(reference, client),
    createdAt,
    updatedAt: createdAt + (versionOf(plan) - 1) * 90 * MINUTE,
    createdBy: client.uid === null ? 'staff' : 'client',
    requestHash: idFor(`request ${plan.name}`),
  };
}

/** The demo's links are as staff would have pasted them: no event of Google's stands behind them. */
const pastedMeeting: Meeting = { ...noMeeting, state: 'ready', source: 'pasted', forVersion: 2 };

function versionOf({ status }: PlannedBooking): number {
  if (status === 'pending') return 1;
  return status === 'completed' || status === 'no_show' ? 3 : 2;
}

function serviceOf(slug: string): Service {
  const service = seedServices.find((one) => one.slug === slug);
  if (service === undefined) throw new Error(`No service “${slug}” is seeded.`);
  return service;
}

function paymentOf({ name, paid }: PlannedBooking, { price }: Service): Payment {
  const nothing = { received: 0, method: null, code: null };
  if (price === 0) return { state: 'waived', ...nothing };
  if (paid !== true) return { state: 'unpaid', ...nothing };
  const code = `DEMO${idFor(name).slice(0, 6).toUpperCase()}`;
  return { state: 'paid', received: price, method: 'mobile-money', code };
}

function calendarLink(startsAt: Instant, service: Service, joinLink: string): string {
  const compact = (at: Instant): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const link = new URL('https://calendar.google.com/calendar/render');
  link.searchParams.set('action', 'TEMPLATE');
  link.searchParams.set('text', `Session (${defaultPracticeSettings.name})`);
  const endsAt = startsAt + service.durationMinutes * MINUTE;
  link.searchParams.set('dates', `${compact(startsAt)}/${compact(endsAt)}`);
  link.searchParams.set('location', joinLink);
  link.searchParams.set('details', joinLink);
  return link.href;
}

/** What staff may type to find the booking; all lower-case. */
function searchTermsOf(
  reference: string,
  { name, email, phone }: { name: string; email: string; phone: string },
): string[] {
  const lower = reference.toLowerCase();
  const digits = phone.replace(/\D/g, '');
  return [
    ...new Set([
      ...[lower, lower.replaceAll('-', ''), ...lower.split('-')],
      ...name.toLowerCase().split(' '),
      ...[email, digits, digits.slice(-9)],
    ]),
  ];
}
