/** Every record is the same after writing and reading. */
import { ACCESS_KEPT, accessLog } from './access';
import { noteStates } from './note-state';
import { notesDue } from './notes-due';
import { describe, expect, it } from 'vitest';
import { nothingPaid } from '../money/summary';
import { articles, type Article } from './article';
import { stories, type Story } from './site/story';
import { availability, type AvailabilityMonth } from './availability';
import type { Note } from '../booking/note';
import { noMeeting, type Booking } from '../booking/booking';
import { bookingEvents, bookings, confidentialNotes, noteVersions } from './booking';
import type { Client } from '../booking/clients/client';
import { clients } from './client';
import { consents, type Consent } from './consent';
import { lefts } from './left';
import { mails, mailStatuses, type Mail, type MailStatus } from './mail';
import { messages, type Message } from './message';
import { defaultPracticeSettings } from '../practice/settings';
import { practiceSettings, wholeSettings } from './practice-settings';
import type { MoneyEntry } from '../money/entry';
import { payments } from './payment';
import { defaultPractitioner, defaultPractitionerContact } from '../practice/practitioner';
import { practitionerContacts, practitioners } from './practitioner';
import { newProfile } from '../person/profile';
import { profiles } from './profile';
import { quotas, type Quota } from './watch/quota';
import { defineRecord, type RecordType } from './record';
import { seedServices } from '../practice/service';
import { services } from './service';
import type { SlotLock } from '../slot/lock';
import { slotLocks } from './slot-lock';
import { staff, type Staff } from './staff';
import { totalStats } from './stats';

const at = Date.UTC(2026, 10, 23, 6, 0, 0, 123);

const booking: Booking = {
  id: 'b1',
  referenceNumber: '7QF2-M0XC-9KTR-4B1V',
  status: 'pending',
  version: 1,
  clientId: 'c1',
  clientUserId: null,
  clientEmail: 'amina@example.com',
  clientName: 'Amina',
  clientPhone: '0700 111 222',
  clientData: { name: 'Amina', email: 'amina@example.com', phone: '0700 111 222' },
  practitionerId: 'njeri',
  practitioner: { name: 'Njeri' },
  serviceId: 'individual-therapy',
  service: { name: { en: 'Individual Therapy', sw: 'Tiba' }, durationMinutes: 50, price: 3000 },
  sessionType: 'virtual',
  preferredDates: ['2026-11-23'],
  preferredTimeSlot: '09:00',
  timezone: 'Africa/Nairobi',
  language: 'en',
  ageBand: 'adult',
  guardian: null,
  guardianConsent: null,
  consent: { privacyVersion: '1', agreementVersion: '1', form: 'adult', at },
  startsAt: at,
  endsAt: at + 1,
  holdExpiresAt: at + 2,
  confirmedDate: null,
  confirmedTimeSlot: null,
  rejectionReason: null,
  googleMeetLink: null,
  googleMeetId: null,
  googleCalendarLink: null,
  meeting: { ...noMeeting, nextAttemptAt: at },
  payment: nothingPaid(3000),
  paidTime: null,
  saidCode: null,
  cancelledLate: false,
  isFirst: true,
  prompt: null,
  calendarSequence: null,
  searchTerms: ['amina'],
  createdAt: at,
  updatedAt: at,
  createdBy: 'client',
  requestHash: 'hash',
  guardianDeclinedAt: at + 6,
  leftAt: at + 3,
  retainUntil: at + 4,
};
const mail: Mail = {
  to: 'amina@example.com',
  template: 'booking-received',
  language: 'sw',
  bookingId: 'b1',
  parameters: { version: 1 },
  state: 'pending',
  attempts: 0,
  notBefore: at,
  dueSince: at,
  leaseToken: null,
  leaseUntil: null,
  createdAt: at,
  sentAt: null,
  expiresAt: at,
};
const mailStatus: MailStatus = {
  template: 'booking-received',
  bookingId: 'b1',
  to: 'amina@example.com',
  change: null,
  state: 'sent',
  attempts: 1,
  problem: null,
  updatedAt: at,
  createdAt: at,
  expiresAt: at,
};
const article: Article = {
  slug: 'first-steps',
  title: { en: 'First steps', sw: 'Hatua za kwanza' },
  summary: { en: '', sw: '' },
  content: { en: 'Begin.', sw: 'Anza.' },
  resourceLink: null,
  published: true,
  order: 1,
  updatedAt: at,
};
const story: Story = {
  slug: 'story-one',
  initials: 'A. M.',
  quote: { en: 'I sleep again.', sw: '' },
  fullStory: { en: 'It took a while.', sw: '' },
  agreed: true,
  published: true,
  order: 1,
  updatedAt: at,
};
const month: AvailabilityMonth = {
  practitionerId: 'njeri',
  month: '2026-11',
  days: { '2026-11-23': { timeSlots: ['09:00'], busy: [], isAvailable: true } },
};
const message: Message = {
  name: 'Zawadi',
  email: 'zawadi@example.com',
  subject: 'general',
  message: 'Hello',
  language: 'en',
  answered: false,
  createdAt: at,
  expiresAt: at,
};
const lock: SlotLock = {
  kind: 'hold',
  practitionerId: 'njeri',
  bookingId: 'b1',
  serviceId: null,
  date: '2026-11-23',
  time: '09:00',
  startsAt: at,
  expiresAt: null,
};
const member: Staff = {
  role: 'therapist',
  active: true,
  validSince: at,
  email: 'neema@tulia.example',
  fullName: 'Neema',
  mustChangePassword: true,
  typedPasswordSince: at,
  createdAt: at,
  practitionerId: 'njeri',
};
const note: Note = {
  text: 'x',
  version: 1,
  updatedAt: at,
  updatedBy: 'neema',
  signedAt: at,
  signedBy: 'neema',
  isAmendment: false,
};

const consent: Consent = {
  uid: 'u',
  form: 'adolescent',
  version: '2024-1',
  language: 'en',
  textHash: 'hash',
  at,
  guardianName: 'Zawadi',
  retainUntil: null,
};
const entry: MoneyEntry = {
  id: 'p1',
  bookingId: 'b1',
  referenceNumber: '7QF2-M0XC-9KTR-4B1V',
  kind: 'payment',
  amount: 3000,
  method: 'mobile-money',
  code: 'QWE123',
  corrects: null,
  at,
  by: { kind: 'system', uid: null, name: '' },
  note: '',
  requestHash: 'hash',
};
const client: Client = {
  id: 'c1',
  clientUserId: null,
  name: 'Amina',
  email: '',
  phone: '0700 111 222',
  language: 'sw',
  counts: { requests: 2, completed: 1, noShows: 0, cancelled: 0 },
  balance: { due: 3000, refundDue: 0 },
  coming: { b1: { status: 'pending', startsAt: at } },
  lastSessionAt: at,
  searchTerms: ['amina'],
  version: 3,
  createdAt: at,
  updatedAt: at,
  leftAt: null,
  retention: { until: at + 5, bySession: true, policy: 'x' },
};
const quota: Quota = { count: 1, windowStartedAt: at, expiresAt: at };

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

const roundTrip = <T extends object>(type: RecordType<T>, record: T) =>
  type.fromStored(asRead(type.toStored(record)) as Record<string, unknown>);

const pair = <T extends object>(type: RecordType<T>, record: T) =>
  [type.collection, type.instants, type.toStored(record), roundTrip(type, record), record] as const;

const PAIRS = [
  pair(bookings, booking),
  pair(mails, mail),
  pair(mailStatuses, mailStatus),
  pair(articles, article),
  pair(stories, story),
  pair(availability, month),
  pair(messages, message),
  pair(slotLocks, lock),
  pair(staff, member),
  pair(quotas, quota),
  pair(clients, client),
  pair(lefts, { at, expiresAt: at + 1 }),
  pair(payments, entry),
  pair(consents, consent),
  pair(services, seedServices[0]!),
  pair(practiceSettings, defaultPracticeSettings),
  pair(practitioners, defaultPractitioner),
  pair(practitionerContacts, defaultPractitionerContact),
  pair(profiles, newProfile({ email: 'amina@example.com' }, at)),
  pair(totalStats, { statuses: { pending: 1 } }),
  pair(confidentialNotes, note),
  pair(noteVersions, { ...note, isAmendment: true }),
  pair(noteStates, { version: 2 }),
  pair(notesDue, { sessions: { b1: at } }),
  pair(accessLog, {
    at,
    expiresAt: at + ACCESS_KEPT,
    actor: { uid: 'u', name: 'Njeri' },
    bookingId: 'b',
    referenceNumber: '7QF2-M0XC-9KTR-4B1V',
  }),
  pair(bookingEvents, {
    at,
    actor: { kind: 'system', uid: null, name: 'job' },
    action: 'create',
    from: null,
    to: 'pending',
    version: 1,
    details: { reason: null },
  }),
];

describe.each(PAIRS)('%s', (_, instants, stored, back, record) => {
  it('is the same after writing and reading', () => {
    expect(back).toEqual(record);
  });

  it('stores its instants as points in time', () => {
    for (const field of instants) {
      const value = (record as Record<string, unknown>)[field];
      expect(stored[field]).toEqual(typeof value === 'number' ? new Date(value) : value);
    }
    expect(Object.values(stored).filter((value) => value instanceof Date)).toHaveLength(
      instants.filter((field) => (record as Record<string, unknown>)[field] !== null).length,
    );
  });
});

describe('an entry of the ledger', () => {
  it('has only these fields, none of which has to be removed when a client leaves', () => {
    expect(Object.keys(payments.toStored(entry)).sort()).toEqual([
      'amount',
      'at',
      'bookingId',
      'by',
      'code',
      'corrects',
      'id',
      'kind',
      'method',
      'note',
      'referenceNumber',
      'requestHash',
    ]);
  });
});

describe('a part of a record', () => {
  it('is stored without what it does not name', () => {
    expect(
      bookings.toStoredPart({ status: 'confirmed', holdExpiresAt: null, updatedAt: at }),
    ).toEqual({ status: 'confirmed', holdExpiresAt: null, updatedAt: new Date(at) });
    expect(messages.toStoredPart({ answered: true })).toEqual({ answered: true });
  });
});

describe('an older document', () => {
  const type = defineRecord<{ name: string; count: number }>({
    collection: 'things',
    defaults: { count: 0 },
  });

  it('is completed by defaults, which never replace its own fields', () => {
    expect(type.fromStored({ name: 'x' })).toEqual({ name: 'x', count: 0 });
    expect(type.fromStored({ name: 'x', count: 3 })).toEqual({ name: 'x', count: 3 });
    expect(totalStats.fromStored({})).toEqual({ statuses: {} });
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
