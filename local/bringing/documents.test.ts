/** What becomes of the rows of another system: which consents are asked for, and which sessions take their time. */
import { CONSENT_TO_BE_GIVEN, isConsentDue } from '@tulia/domain/booking/consent/consent-due';
import { blocks } from '@tulia/domain/records/block';
import type { Booking } from '@tulia/domain/booking/booking';
import { BOOKING_STATUSES } from '@tulia/domain/booking/status';
import { bookings } from '@tulia/domain/records/booking';
import { clients } from '@tulia/domain/records/client';
import { payments } from '@tulia/domain/records/payment';
import { slotLocks } from '@tulia/domain/records/slot-lock';
import { seedServices } from '@tulia/domain/practice/service';
import { HOUR } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { describe, expect, it } from 'vitest';
import { documentsOf } from './documents';
import type { BroughtBooking, BroughtDay } from './tables';

const NOW = toInstant('2026-11-23', '12:00');
const [therapy] = seedServices;
if (therapy === undefined) throw new Error('no service');
const services = [
  { id: 's1', service: { ...therapy, slug: 'therapy', price: 3000, durationMinutes: 50 } },
  { id: 's2', service: { ...therapy, slug: 'talk', price: 0, durationMinutes: 50 } },
];
const row = (change: Partial<BroughtBooking> = {}): BroughtBooking => ({
  line: 2,
  id: 'b1',
  status: 'confirmed',
  dates: ['2026-11-24'],
  time: '09:00',
  confirmedDate: '2026-11-24',
  confirmedTime: '10:00',
  reference: 'OLD-1',
  clientUserId: null,
  email: 'amina@example.com',
  name: 'Amina Otieno',
  phone: '+254 700 000 011',
  serviceId: 's1',
  timezone: 'UTC',
  requests: 'a quiet room',
  hasConsented: false,
  rejectionReason: '',
  link: null,
  createdAt: NOW - 100 * HOUR,
  ...change,
});
const practitioner = { id: 'njeri', name: 'Njeri' };
const took = (rows: BroughtBooking[], days: BroughtDay[] = []) =>
  documentsOf(
    { services, profiles: [], bookings: rows, days },
    { practitioner, now: NOW, key: 'key', file: 'bookings.csv' },
  );
type Documents = ReturnType<typeof took>['documents'];
type Stored = Record<string, unknown>;
/** As the database gives it back. */
const asRead = (data: Stored) =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      value instanceof Date ? { toMillis: () => value.getTime() } : value,
    ]),
  );
/** The records of one collection. */
const of = <T>(
  documents: Documents,
  { collection, fromStored }: { collection: string; fromStored: (data: Stored) => T },
): T[] =>
  documents.flatMap(([path, data]) =>
    path.split('/').length === 2 && path.startsWith(`${collection}/`)
      ? [fromStored(asRead(data))]
      : [],
  );
const cardsOf = (documents: Documents) =>
  documents.flatMap(([path, data]) => (path.startsWith('bookingStatus/') ? [data] : []));
const bookingOf = (change: Partial<BroughtBooking>): Booking =>
  of(took([row(change)]).documents, bookings)[0]!;

it.each<[string, Partial<BroughtBooking>]>([
  ['an account', { clientUserId: 'u1' }],
  ['no account', {}],
])('consent of a client with %s is asked for where it was not given', (_, change) => {
  for (const hasConsented of [true, false]) {
    const booking = bookingOf({ ...change, hasConsented });
    const version = hasConsented ? 'brought-in' : CONSENT_TO_BE_GIVEN;
    const versions = { privacyVersion: version, agreementVersion: version };
    expect(booking.consent).toMatchObject({ ...versions, form: 'adult' });
    expect(isConsentDue(booking)).toBe(!hasConsented);
  }
});

const locks = (rows: BroughtBooking[], days: BroughtDay[] = []) =>
  of(took(rows, days).documents, slotLocks).map(
    ({ kind, date, time, serviceId }) => [kind, date, time, serviceId] as const,
  );
const past = { confirmedDate: '2026-11-22', confirmedTime: '10:00' };
const today = (confirmedTime: string) => ({ confirmedDate: '2026-11-23', confirmedTime });
const request = { status: 'pending', confirmedDate: '', confirmedTime: '' } as const;

it.each<[string, Partial<BroughtBooking>, string, number, boolean]>([
  ['a session to come', {}, 'unpaid', 3000, true],
  ['one that runs', today('11:30'), 'unpaid', 3000, true],
  ['one that just ended', today('11:10'), 'waived', 0, false],
  ['one that was held', { ...past, status: 'completed' }, 'waived', 0, false],
  ['one that was missed', { ...past, status: 'no_show' }, 'waived', 0, false],
  ['one that is past and was not concluded', past, 'waived', 0, false],
  ['one that was cancelled', { ...past, status: 'cancelled' }, 'unpaid', 0, false],
  ['one to come that was cancelled', { status: 'cancelled' }, 'unpaid', 0, false],
  ['a request', request, 'unpaid', 3000, false],
  ['a session to come that costs nothing', { serviceId: 's2' }, 'free', 0, true],
  ['one that was held and cost nothing', { ...past, serviceId: 's2' }, 'free', 0, false],
])('the price and the time of %s: %#', (_, change, state, balance, isTaken) => {
  const { documents } = took([row(change)]);
  expect(of(documents, bookings)[0]?.payment).toMatchObject({ state, balance, paid: 0 });
  const entries = of(documents, payments).map(({ kind, amount }) => [kind, amount]);
  expect(entries).toEqual(state === 'waived' ? [['waiver', 3000]] : []);
  const due = change.status === 'pending' ? 0 : balance;
  expect(of(documents, clients)[0]?.balance.due).toBe(due);
  expect(locks([row(change)])).toHaveLength(isTaken ? 4 : 0);
});

describe('time', () => {
  it('is the practice’s, not that of the client’s time zone', () => {
    const booking = bookingOf({ timezone: 'America/New_York' });
    expect(booking.startsAt).toBe(Date.parse('2026-11-24T10:00:00+03:00'));
    expect(booking.endsAt - booking.startsAt).toBe(50 * 60_000);
    expect(locks([row()]).map(([, date, time]) => [date, time])).toEqual([
      ['2026-11-24', '10:00'],
      ['2026-11-24', '10:00'],
      ['2026-11-24', '10:30'],
      ['2026-11-24', '10:30'],
    ]);
  });

  it('that was blocked is blocked for its service, from now on, and where no session is', () => {
    const day = { serviceId: 's1', date: '2026-11-23', blocked: ['11:30', '12:00'] };
    const next = { serviceId: 's2', date: '2026-11-24', blocked: ['10:00', '11:00'] };
    const blocked = locks([row()], [day, next]).filter(([kind]) => kind === 'blocked');
    expect(blocked).toEqual([
      ['blocked', '2026-11-23', '12:00', 'therapy'],
      ['blocked', '2026-11-24', '10:00', 'talk'],
      ['blocked', '2026-11-24', '11:00', 'talk'],
    ]);
    const stored = of(took([row()], [day, next]).documents, blocks);
    const times = stored.map((each) => [each.serviceId, each.firstDate, each.start, each.end]);
    expect(times).toEqual([
      ['therapy', '2026-11-23', '12:00', '12:30'],
      ['talk', '2026-11-24', '10:00', '10:30'],
      ['talk', '2026-11-24', '11:00', '11:30'],
    ]);
    const meets = { ...next, serviceId: 's1' };
    expect(locks([row()], [meets]).filter(([kind]) => kind === 'blocked')).toEqual([
      ['blocked', '2026-11-24', '11:00', 'therapy'],
    ]);
  });

  it('that two sessions to come want is named with both lines, past ones may have shared it', () => {
    const twice = (change: Partial<BroughtBooking>) =>
      took([row(change), row({ ...change, id: 'b2', reference: 'OLD-2', line: 7 })]).problems;
    expect(twice({})).toEqual([
      { file: 'bookings.csv', line: 7, problem: 'is confirmed for the same time as line 2' },
    ]);
    expect(twice({ confirmedDate: '2026-11-20' })).toEqual([]);
  });
});

describe('people', () => {
  it('with an account are one, guests of one address are one, and both are counted apart', () => {
    const { documents } = took(
      [
        row({ clientUserId: 'u1' }),
        row({ id: 'b2', reference: 'OLD-2', clientUserId: 'u1', email: 'other@example.com' }),
        row({ id: 'b3', reference: 'OLD-3', createdAt: NOW - 200 * HOUR }),
        row({ id: 'b4', reference: 'OLD-4' }),
      ].map((each, index) => ({ ...each, confirmedDate: `2026-11-2${index + 4}` })),
    );
    const found = of(documents, clients);
    expect(found.map(({ clientUserId, counts }) => [clientUserId, counts.requests])).toEqual([
      ['u1', 2],
      [null, 2],
    ]);
    const firsts = of(documents, bookings).filter(({ isFirst }) => isFirst);
    expect(firsts).toHaveLength(2);
    expect(firsts.map(({ id }) => id)).toContain('b3');
    expect(firsts.map(({ id }) => id)).not.toContain('b4');
  });

  it('have what they asked for kept confidential, and on no document beside it', () => {
    const { documents } = took([row()]);
    const naming = documents.filter(([, data]) => JSON.stringify(data).includes('a quiet room'));
    expect(naming.map(([path]) => path)).toEqual(['bookings/b1/confidential/request']);
  });
});

it('what the other system knew of a session stands as it was, with all that is kept beside it', () => {
  const link = 'https://meet.google.com/abc-defg-hij';
  const past = { confirmedDate: '2026-11-20', status: 'completed' as const };
  const { documents } = took([row({ ...past, link, timezone: 'Europe/London' })]);
  expect(of(documents, bookings)[0]).toMatchObject({
    clientName: 'Amina Otieno',
    clientPhone: '+254 700 000 011',
    timezone: 'Europe/London',
    clientData: { name: 'Amina Otieno', email: 'amina@example.com', phone: '+254 700 000 011' },
    practitionerId: 'njeri',
    practitioner: { name: 'Njeri' },
    serviceId: 'therapy',
    googleMeetLink: link,
    meeting: { state: 'ready', source: 'pasted' },
    createdBy: 'guest',
    preferredDates: ['2026-11-24'],
    preferredTimeSlot: '09:00',
    rejectionReason: null,
    confirmedDate: '2026-11-20',
    confirmedTimeSlot: '10:00',
    guardian: null,
  });
  expect(cardsOf(documents)).toMatchObject([{ status: 'completed' }]);
  const paths = documents.map(([each]) => each).filter((each) => each.startsWith('stats/'));
  expect(paths.sort()).toEqual(['stats/month_2026-11_njeri', 'stats/total']);
  expect(documents.find(([each]) => each === 'stats/total')?.[1]).toMatchObject({
    statuses: { completed: 1 },
  });
});

it('the public look-up of a session says its status', () => {
  for (const status of BOOKING_STATUSES)
    expect(cardsOf(took([row({ status })]).documents)).toMatchObject([{ status }]);
});

it('a reference number of another form is replaced by a new one of its own, and the search finds the old one', () => {
  const [one, two] = [bookingOf({}), bookingOf({ id: 'b2' })];
  expect(one.referenceNumber).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  expect(one.referenceNumber).not.toBe(two.referenceNumber);
  expect(one.searchTerms).toContain('old-1');
  const own = bookingOf({ reference: one.referenceNumber });
  expect(own.referenceNumber).toBe(one.referenceNumber);
});
