/** Every record is the same after writing and reading. */
import { accessLog } from './access';
import { expect, describe, it } from 'vitest';
import { articles } from './article';
import { stories } from './site/story';
import { noMeeting } from '../booking/booking';
import {
  bookingEvents,
  bookings,
  bookingStatusCards,
  confidentialNotes,
  noteVersions,
} from './booking';
import { clients } from './client';
import { consents } from './consent';
import { lefts } from './left';
import { mails, mailStatuses } from './mail';
import { messages } from './message';
import { defaultPracticeSettings } from '../practice/settings';
import { practiceSettings, wholeSettings } from './practice-settings';
import { payments } from './payment';
import { defaultPractitioner } from '../practice/practitioner';
import { practitioners } from './practitioner';
import { profiles } from './profile';
import { rateLimits } from './watch/rate-limit';
import { defineRecord, type RecordType } from './record';
import { seedServices } from '../practice/service';
import { services } from './service';
import { slotLocks } from './slot-lock';
import { staff } from './staff';
import { totalStats } from './stats';
import { aBooking } from '../testing/booking';
import { aMail } from '../testing/mail';
import { anEntry } from '../testing/money';

type Example = Record<string, unknown>;
type AnyRecord = Omit<RecordType<object>, 'instants'>;
const at = Date.UTC(2026, 10, 23, 6, 0, 0, 123);

const booking = aBooking({
  holdExpiresAt: at + 2,
  meeting: { ...noMeeting, nextAttemptAt: at },
  searchTerms: ['amina'],
  guardianDeclinedAt: at + 6,
  leftAt: at + 3,
  retainUntil: at + 4,
});
/** What the database hands back: a Timestamp in place of every Date, at any depth. */
function asRead(value: unknown): unknown {
  if (value instanceof Date) return new StoredTime(value.getTime());
  if (Array.isArray(value)) return value.map(asRead);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asRead(each)]));
  return value;
}
class StoredTime {
  readonly #millis: number;
  constructor(millis: number) {
    this.#millis = millis;
  }
  toMillis() {
    return this.#millis;
  }
}

/** Every instant of a record: a query, or what Firestore removes by itself, compares it as a point in time. */
const INSTANTS: readonly [AnyRecord, string][] = [
  [
    bookings,
    'startsAt endsAt holdExpiresAt createdAt updatedAt guardianDeclinedAt leftAt retainUntil',
  ],
  [mails, 'notBefore dueSince leaseUntil createdAt sentAt expiresAt'],
  [mailStatuses, 'updatedAt createdAt expiresAt'],
  [articles, 'updatedAt'],
  [stories, 'updatedAt'],
  [messages, 'createdAt expiresAt'],
  [slotLocks, 'startsAt expiresAt'],
  [staff, 'validSince typedPasswordSince createdAt'],
  [rateLimits, 'windowStartedAt expiresAt'],
  [clients, 'lastSessionAt createdAt updatedAt leftAt'],
  [lefts, 'at expiresAt'],
  [payments, 'at'],
  [consents, 'at retainUntil'],
  [profiles, 'updatedAt'],
  [confidentialNotes, 'updatedAt signedAt'],
  [noteVersions, 'updatedAt signedAt'],
  [accessLog, 'at expiresAt'],
  [bookingEvents, 'at'],
];

it.each(INSTANTS.map(([type, names]) => [type.collection, names, type] as const))(
  '%s: the points in time %s are stored as such',
  (_, names, type) => {
    const record = Object.fromEntries(names.split(' ').map((name, index) => [name, at + index]));
    const stored = type.toStored(record);
    for (const [name, value] of Object.entries(record))
      expect(stored[name]).toEqual(new Date(value));
    expect(type.fromStored(asRead(stored) as Example)).toMatchObject(record);
  },
);

it.each<[string, AnyRecord, object]>([
  ['a booking', bookings, booking],
  ['a mail', mails, aMail('booking-received', { version: 1 }, 'sw')],
  ['a service', services, seedServices[0]!],
  ['the settings', practiceSettings, defaultPracticeSettings],
  ['a practitioner', practitioners, defaultPractitioner],
])('%s is the same after writing and reading', (_, type, record) => {
  expect(type.fromStored(asRead(type.toStored(record)) as Example)).toEqual(record);
});

it('an entry of the ledger has nothing that has to be removed when a client leaves', () => {
  expect(Object.keys(payments.toStored(anEntry())).sort().join(' ')).toBe(
    'amount at bookingId by code corrects id kind method note referenceNumber requestHash',
  );
});

it('a part of a record is stored without what it does not name', () => {
  const part = { status: 'confirmed', holdExpiresAt: null, updatedAt: at } as const;
  expect(bookings.toStoredPart(part)).toEqual({ ...part, updatedAt: new Date(at) });
  expect(messages.toStoredPart({ answered: true })).toEqual({ answered: true });
});

describe('an older document', () => {
  const type = defineRecord<{ name: string; count: number }>('things', [], { count: 0 });

  it('is completed by defaults, which never replace its own fields', () => {
    expect(type.fromStored({ name: 'x' })).toEqual({ name: 'x', count: 0 });
    expect(type.fromStored({ name: 'x', count: 3 })).toEqual({ name: 'x', count: 3 });
    expect(totalStats.fromStored({})).toEqual({ statuses: {} });
  });

  it('of a booking without a status reads as pending, without a zone as UTC, and keeps its own', () => {
    expect(bookings.fromStored({})).toEqual({ status: 'pending', timezone: 'UTC' });
    expect(bookingStatusCards.fromStored({})).toEqual({ status: 'pending' });
    const whole = { status: 'confirmed', timezone: 'Africa/Nairobi' };
    expect(bookings.fromStored(whole)).toEqual(whole);
  });

  it('of settings has `payment` completed field by field', () => {
    const { payment, ...rest } = defaultPracticeSettings;
    const read = practiceSettings.fromStored({ payment: { mobileMoneyTill: '123456' } });
    const whole = { ...rest, payment: { ...payment, mobileMoneyTill: '123456' } };
    expect(read).toEqual(whole);
    const built = { ...defaultPracticeSettings, city: 'Mombasa, Kenya' };
    expect(wholeSettings({ name: 'Utulivu' }, built)).toEqual({ ...built, name: 'Utulivu' });
  });

  it('of a practitioner keeps its closed days', () => {
    const openingHours = { 2: { first: '09:00', last: '12:00' } };
    expect(practitioners.fromStored({ openingHours }).openingHours).toEqual(openingHours);
    expect(practitioners.fromStored({}).openingHours).toEqual(defaultPractitioner.openingHours);
  });
});
