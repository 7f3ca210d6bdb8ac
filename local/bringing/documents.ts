/**
 * The documents that a source becomes: bookings with all that every commit keeps beside them. Pure: the same source
 * gives the same.
 */
import { createHash } from 'node:crypto';
import { clientKey } from '@tulia/domain/booking/clients/client';
import { recount } from '@tulia/domain/booking/clients/recount';
import { planCreation } from '@tulia/domain/booking/commands/plan';
import { CONSENT_TO_BE_GIVEN } from '@tulia/domain/booking/consent/consent-due';
import { claimOf } from '@tulia/domain/booking/payment';
import {
  REFERENCE_BYTES,
  parseReferenceNumber,
  referenceNumber,
} from '@tulia/domain/booking/reference-number';
import { noDetails } from '@tulia/domain/booking/request-details';
import { searchTerms } from '@tulia/domain/booking/search-terms';
import { isOver } from '@tulia/domain/booking/status';
import type { MoneyEntry } from '@tulia/domain/money/entry';
import { nothingPaid, summaryOf } from '@tulia/domain/money/summary';
import { blockPath, blocks } from '@tulia/domain/records/block';
import { noMeeting, type Booking } from '@tulia/domain/booking/booking';
import { clientWrite, writesOf, type Write } from '@tulia/domain/records/booking-writes';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { servicePath, services } from '@tulia/domain/records/service';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import type { SlotLock } from '@tulia/domain/slot/lock';
import type { Practitioner } from '@tulia/domain/practice/practitioner';
import type { Service } from '@tulia/domain/practice/service';
import { oneDay } from '@tulia/domain/slot/block-dates';
import { blocking, planDay } from '@tulia/domain/slot/day-blocks';
import { rangesOfSteps, stepsInRange } from '@tulia/domain/slot/granule';
import { bookingLock, lockRefs } from '@tulia/domain/slot/lock-refs';
import { MINUTE, type Instant } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import type { Document } from '../seed/booking-documents';
import { carriedOut } from '../seed/carried-out';
import { clientIdFor, idFor } from '../seed/derive';
import type { Brought } from './check';
import type { Problem } from './source';
import type { BroughtBooking } from './tables';

export interface Taking {
  practitioner: Pick<Practitioner, 'id' | 'name'>;
  /** what is still to come after it takes time; kept over a run that is gone on with */
  now: Instant;
  /** fingerprint of the source: references that are made anew derive from it, so that they cannot be guessed */
  key: string;
  /** file of the bookings, for problems */
  file: string;
}

export interface Taken {
  documents: Document[];
  /** sessions to come that want the same time */
  problems: Problem[];
  /** bookings with a new reference number, since theirs had another form */
  renamed: number;
}

const SYSTEM = { kind: 'system', uid: null, name: '' } as const;

export function documentsOf(brought: Brought, taking: Taking): Taken {
  const byId = new Map(brought.services.map(({ id, service }) => [id, service]));
  const locks = new Map<string, SlotLock>();
  /** lines of the bookings that have a shared lock */
  const lines = new Map<string, number>();
  const problems: Problem[] = [];
  const documents: Document[] = [
    ...brought.services.map(({ service }): Document => [
      servicePath(service.slug),
      services.toStored(service),
    ]),
    ...brought.profiles.map(({ uid, profile }): Document => [
      profilePath(uid),
      profiles.toStored(profile),
    ]),
  ];
  let renamed = 0;
  const all: Booking[] = [];
  const writes: Write[] = [];
  const firsts = firstOfClients(brought.bookings);
  for (const row of brought.bookings) {
    const service = byId.get(row.serviceId);
    if (service === undefined) continue;
    const { booking, entry, isRenamed } = bookingFrom(row, service, firsts.has(row.id), taking);
    if (isRenamed) renamed += 1;
    all.push(booking);
    writes.push(...bringInWrites(booking, entry, row.requests, taking));
    if (booking.status !== 'confirmed' || booking.endsAt <= taking.now) continue;
    for (const ref of lockRefs(booking, booking)) {
      const other = lines.get(ref.id);
      if (other !== undefined) {
        const problem = `is confirmed for the same time as line ${other}`;
        problems.push({ file: taking.file, line: row.line, problem });
        break;
      }
      const owner = { bookingId: booking.id, serviceId: booking.serviceId };
      locks.set(ref.id, bookingLock(ref, owner, null));
      if (ref.isShared) lines.set(ref.id, row.line);
    }
  }
  for (const { serviceId, date, blocked } of brought.days) {
    const slug = byId.get(serviceId)?.slug;
    if (slug === undefined) continue;
    const toCome = blocked.filter((time) => toInstant(date, time) >= taking.now);
    for (const { start, end } of rangesOfSteps(toCome)) {
      const holder = idFor(`brought in block ${slug} ${date} ${start}`);
      const place = { practitionerId: taking.practitioner.id, serviceId: slug };
      const wanted = blocking(stepsInRange(start, end), holder);
      const { write } = planDay({ ...place, date, wanted }, locks, taking.now);
      for (const { id, lock } of write) locks.set(id, lock);
      const by = { expandedUntil: date, createdAt: taking.now, createdBy: 'brought-in' };
      const block = { ...place, ...oneDay(date), start, end, ...by };
      documents.push([blockPath(holder), blocks.toStored(block)]);
    }
  }
  documents.push(
    ...[...locks].map(([id, lock]): Document => [slotLockPath(id), slotLocks.toStored(lock)]),
    ...carriedOut([...writes, ...clientWrites(all, taking.now)]),
  );
  return { documents, problems, renamed };
}

interface Made {
  booking: Booking;
  /** waives the price: what was paid in the other system is not known here */
  entry: MoneyEntry | null;
  isRenamed: boolean;
}

/** The ids of the rows that are the first of their client. */
function firstOfClients(rows: readonly BroughtBooking[]): Set<string> {
  const inOrder = [...rows].sort((a, b) => b.createdAt - a.createdAt);
  return new Set(new Map(inOrder.map((row) => [clientIdOf(row), row.id])).values());
}

const createdByOf = ({ clientUserId }: BroughtBooking) =>
  clientUserId === null ? ('guest' as const) : ('client' as const);

function clientIdOf(row: BroughtBooking): string {
  const asker = { uid: row.clientUserId, email: row.email };
  const [kind, value] = clientKey(asker, { id: row.id, createdBy: createdByOf(row) });
  return clientIdFor(kind as 'account' | 'guest', value);
}

function bookingFrom(
  row: BroughtBooking,
  service: Service,
  isFirst: boolean,
  taking: Taking,
): Made {
  const { practitioner, now, key } = taking;
  const own = parseReferenceNumber(row.reference);
  const made = createHash('sha256').update(`${key} ${row.id}`).digest();
  const reference = own ?? referenceNumber(made.subarray(0, REFERENCE_BYTES));
  const date = row.confirmedDate || (row.dates[0] ?? '');
  const time = row.confirmedDate === '' ? row.time : row.confirmedTime;
  const startsAt = toInstant(date, time);
  const isConfirmed = row.confirmedDate !== '' && row.confirmedTime !== '';
  const version = row.hasConsented ? 'brought-in' : CONSENT_TO_BE_GIVEN;
  const contact = { clientName: row.name, clientEmail: row.email, clientPhone: row.phone };
  const found = searchTerms({ referenceNumber: reference, ...contact });
  const booking: Booking = {
    id: row.id,
    referenceNumber: reference,
    status: row.status,
    version: 1,
    cancelledLate: false,
    isFirst,
    clientId: clientIdOf(row),
    clientUserId: row.clientUserId,
    ...contact,
    clientData: { name: row.name, email: row.email, phone: row.phone },
    practitionerId: practitioner.id,
    practitioner: { name: practitioner.name },
    serviceId: service.slug,
    service: {
      name: service.name,
      durationMinutes: service.durationMinutes,
      price: service.price,
    },
    sessionType: 'virtual',
    preferredDates: row.dates,
    preferredTimeSlot: row.time,
    timezone: row.timezone,
    language: 'en',
    ageBand: 'adult',
    guardian: null,
    guardianConsent: null,
    consent: {
      privacyVersion: version,
      agreementVersion: version,
      form: 'adult',
      at: row.createdAt,
    },
    startsAt,
    endsAt: startsAt + service.durationMinutes * MINUTE,
    holdExpiresAt: null,
    confirmedDate: isConfirmed ? row.confirmedDate : null,
    confirmedTimeSlot: isConfirmed ? row.confirmedTime : null,
    rejectionReason: row.rejectionReason || null,
    googleMeetLink: row.link,
    googleMeetId: null,
    googleCalendarLink: null,
    meeting: row.link === null ? noMeeting : { ...noMeeting, state: 'ready', source: 'pasted' },
    payment: nothingPaid(service.price),
    paidTime: null,
    saidCode: null,
    prompt: null,
    calendarSequence: null,
    // An older number is found by the search, as clients know it.
    searchTerms:
      own === null && row.reference !== '' ? [...found, row.reference.toLowerCase()] : found,
    createdAt: row.createdAt,
    updatedAt: now,
    createdBy: createdByOf(row),
    requestHash: 'brought-in',
  };
  const isPast = isConfirmed && booking.endsAt <= now && service.price > 0;
  const entry = isPast ? waiverOf(booking, now) : null;
  const payment = summaryOf(claimOf(booking), entry === null ? [] : [entry]);
  return { booking: { ...booking, payment }, entry, isRenamed: own === null };
}

function waiverOf(
  { id, referenceNumber, service, status }: Booking,
  at: Instant,
): MoneyEntry | null {
  if (isOver(status)) return null;
  return {
    id: idFor(`brought in ${id}`),
    bookingId: id,
    referenceNumber,
    kind: 'waiver',
    amount: service.price,
    method: null,
    code: null,
    corrects: null,
    at,
    by: SYSTEM,
    note: '',
    requestHash: 'brought-in',
  };
}

/** What a commit would write that makes the booking as it was brought. */
function bringInWrites(
  booking: Booking,
  entry: MoneyEntry | null,
  specialRequests: string,
  { now }: Taking,
): Write[] {
  const summary = booking.payment;
  const plan = planCreation(booking, {
    request: { ...noDetails, specialRequests, category: null },
    signedBy: SYSTEM,
    ledger: entry === null ? [] : [{ entry, summary, claim: null, takenBack: null, release: null }],
    event: { action: 'bring-in', at: now, details: {} },
  });
  return writesOf(plan, []);
}

function clientWrites(all: readonly Booking[], now: Instant): Write[] {
  return [...Map.groupBy(all, ({ clientId }) => clientId)].map(([id, own]) =>
    clientWrite({ id, after: recount(id, null, own, defaultPracticeSettings, now) }),
  );
}
