/** The documents that stand before every decision, made of the domain's records. */
import { noDetails } from '@tulia/domain/booking/request-details';
import { seedServices } from '@tulia/domain/practice/service';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { newProfile, type Profile } from '@tulia/domain/person/profile';
import { profiles } from '@tulia/domain/records/profile';
import type { Article } from '@tulia/domain/records/article';
import type { Story } from '@tulia/domain/records/site/story';
import { AMINA_EMAIL, PEOPLE, PRACTITIONER, VALID_SINCE, type Person } from './people';
import { SERVER_TIME, type Fields } from './wire/stored-value';
import type { EmulatorProject } from './wire/emulator';

export const REFERENCE = '7QF2-M0XC-9KTR-4B1V';
export const STORED_AT = Date.parse('2026-02-01T09:00:00Z');
const stored = new Date(STORED_AT);

const service: Fields = { ...seedServices[0], slug: 'individual-therapy' };
const inactiveService: Fields = { ...service, slug: 'group-therapy', isActive: false };

const practitioner: Fields = { ...defaultPractitioner, id: PRACTITIONER };
const formerPractitioner: Fields = { ...practitioner, id: 'left', isActive: false };

/** A profile with every optional part, as its owner writes it. */
export const fullProfile: Omit<Profile, 'updatedAt'> = {
  fullName: 'Amina Wanjiru',
  email: AMINA_EMAIL,
  role: 'client',
  profile: {
    phone: '+254 700 111 222',
    address: 'Nairobi',
    emergencyContact: { name: 'Zawadi', phone: '+254 700 333 444', relationship: 'sister' },
    preferences: { communicationMethod: 'email', reminderFrequency: '4h', language: 'en' },
  },
};

/** The profile that the product writes for a new account. */
export const freshProfile = (email: string): Fields => ({
  ...profiles.toStored(newProfile({ fullName: 'Brian Otieno', email }, STORED_AT)),
  updatedAt: SERVER_TIME,
});

const article: Article = {
  slug: 'first-steps',
  title: { en: 'First steps', sw: 'Hatua za kwanza' },
  summary: { en: 'Where to begin.', sw: 'Pa kuanzia.' },
  content: { en: 'Begin where you are.', sw: 'Anza ulipo.' },
  resourceLink: 'https://example.com/first-steps',
  published: true,
  order: 1,
  updatedAt: STORED_AT,
};

const story: Story = {
  slug: 'story-one',
  initials: 'A. M.',
  quote: { en: 'I sleep again.', sw: 'Ninalala tena.' },
  fullStory: { en: 'It took a while.', sw: 'Ilichukua muda.' },
  agreed: true,
  published: true,
  order: 1,
  updatedAt: STORED_AT,
};

const booking = (clientUserId: string | null, clientEmail: string): Fields => ({
  referenceNumber: REFERENCE,
  status: 'pending',
  version: 1,
  clientUserId,
  clientEmail,
  clientName: 'Amina Wanjiru',
  practitionerId: PRACTITIONER,
  serviceId: 'individual-therapy',
  searchTerms: ['amina'],
  createdAt: stored,
  startsAt: stored,
});

/** The staff document of a person, where there is one. */
export const staffDocument = (person: Person): [string, Fields][] =>
  person.staff === undefined || person.token === null
    ? []
    : [
        [
          `staff/${person.token.uid}`,
          {
            practitionerId: null,
            ...person.staff,
            validSince: new Date(person.staff.validSince ?? VALID_SINCE),
            email: person.token.email,
            fullName: person.name,
            mustChangePassword: person.staff.mustChangePassword ?? false,
            createdAt: stored,
          },
        ],
      ];

export const DOCUMENTS: ReadonlyMap<string, Fields> = new Map<string, Fields>([
  ...PEOPLE.flatMap(staffDocument),
  ['practitioners/njeri', practitioner],
  ['practitioners/left', formerPractitioner],
  ['practitionerContacts/njeri', { email: 'njeri@tulia.example', calendarId: 'primary' }],
  ['profiles/amina', { ...fullProfile, updatedAt: stored }],
  ['profiles/amina-2', { ...fullProfile, email: 'before@example.com', updatedAt: stored }],
  // a planted role: nothing may ever come of it
  ['profiles/unverified', { ...fullProfile, role: 'super_admin', updatedAt: stored }],
  ['profiles/beginner', { ...freshProfile('beginner@example.com'), updatedAt: stored }],
  ['consents/of-unverified', { uid: 'unverified', form: 'privacy', version: '2024-1', at: stored }],
  ['consents/of-amina', { uid: 'amina', form: 'privacy', version: '2024-1', at: stored }],
  ['waits/of-unverified', { uid: 'unverified', serviceId: 'individual-therapy', inLineAt: stored }],
  ['waits/of-amina', { uid: 'amina', serviceId: 'individual-therapy', inLineAt: stored }],
  ['consentTexts/hash', { title: 'Privacy Policy', language: 'en' }],
  ['services/individual-therapy', service],
  ['services/group-therapy', inactiveService],
  ['settings/practice', { ...defaultPracticeSettings }],
  ['settings/secrets', { note: 'not the practice document' }],
  ['articles/first-steps', { ...article, updatedAt: stored }],
  ['articles/draft', { ...article, slug: 'draft', published: false, updatedAt: stored }],
  ['stories/story-one', { ...story, updatedAt: stored }],
  ['stories/draft', { ...story, slug: 'draft', published: false, updatedAt: stored }],
  ['availability/njeri_2026-02', { practitionerId: PRACTITIONER, days: {} }],
  [
    'blocks/lunch',
    {
      practitionerId: PRACTITIONER,
      serviceId: null,
      firstDate: '2026-02-02',
      lastDate: '2026-12-02',
    },
  ],
  ['slots/njeri_2026-02-02_0900', { kind: 'hold', bookingId: 'of-account', date: '2026-02-02' }],
  ['clients/client-of-amina', { clientUserId: 'amina', name: 'Amina', email: AMINA_EMAIL }],
  ['left/leaver', { at: stored, expiresAt: stored }],
  ['bookings/of-account', booking('amina', AMINA_EMAIL)],
  // from before the account had its present address
  ['bookings/of-account-before', booking('amina', 'before@example.com')],
  ['bookings/of-address', booking(null, AMINA_EMAIL)],
  ['bookings/of-nobody', booking(null, '')],
  ['bookings/of-unverified', booking('unverified', AMINA_EMAIL)],
  ...['of-account', 'of-account-before', 'of-address'].flatMap((id): [string, Fields][] => [
    [
      `bookings/${id}/confidential/request`,
      { specialRequests: 'quietly', category: null, ...noDetails },
    ],
    [`bookings/${id}/confidential/note`, { text: 'staff only', updatedBy: 'therapist' }],
    [`bookings/${id}/confidential/draft_admin`, { text: 'not saved yet', version: 1 }],
    [`bookings/${id}/notes/000001`, { text: 'staff only', version: 1, updatedBy: 'therapist' }],
    [`bookings/${id}/noteState/now`, { version: 1, standing: 'draft' }],
    [`bookings/${id}/events/1-create`, { action: 'create', version: 1 }],
  ]),
  [
    `bookingStatus/${REFERENCE}`,
    { referenceNumber: REFERENCE, status: 'pending', clientName: 'Amina Wanjiru' },
  ],
  [
    'payments/part',
    {
      id: 'part',
      bookingId: 'of-account',
      referenceNumber: REFERENCE,
      kind: 'payment',
      amount: 1000,
      method: 'mobile-money',
      code: 'QWE123',
      corrects: null,
      at: stored,
      by: { kind: 'staff', uid: 'admin', name: 'admin' },
      note: '',
      requestHash: 'abc',
    },
  ],
  ['paymentCodes/mobile-money_QWE123', { entryId: 'part', bookingId: 'of-account' }],
  [
    'paymentTray/mobile-money_QWE456',
    { code: 'QWE456', amount: 500, phone: '', account: '', state: 'open', foundAt: stored },
  ],
  ['receipts/2026-00001', { number: '2026-00001', bookingId: 'of-account', amount: 1000 }],
  ['paymentAttempts/one', { bookingId: 'of-account', phone: '254712345678', state: 'paid' }],
  ['guardianLinks/0123456789abcdef0123456789abcdef', { bookingId: 'of-account' }],
  ['manageLinks/0123456789abcdef0123456789abcdef', { bookingId: 'of-account' }],
  ['payLinks/0123456789abcdef0123456789abcdef', { bookingId: 'of-account' }],
  ['paymentClaims/mobile-money_QWE123', { bookingId: 'of-account', code: 'QWE123' }],
  ['counters/receipts-2026', { last: 1 }],
  ['messages/hello', { name: 'Zawadi', message: 'Hello', answered: false, createdAt: stored }],
  ['clientMerges/gone', { into: 'amina-client', gone: { name: 'Amina' }, expiresAt: stored }],
  ['mail/received', { to: AMINA_EMAIL, template: 'booking-received', state: 'pending' }],
  ['pushes/received', { template: 'booking-confirmed', bookingId: 'of-account' }],
  ['credentials/google', { sealed: 'AAAA', keptAt: stored }],
  ['pushTokens/of-amina', { uid: 'amina', token: 'a-token-of-a-device' }],
  ['mailStatus/received', { to: AMINA_EMAIL, state: 'pending', createdAt: stored }],
  ['audit/price-changed', { action: 'service-changed', fields: ['price'], at: stored }],
  [
    'accessLog/2026-11-23_of-account_therapist',
    {
      at: stored,
      expiresAt: stored,
      actor: { uid: 'therapist', name: 'therapist' },
      bookingId: 'of-account',
      referenceNumber: REFERENCE,
    },
  ],
  [`notesDue/${PRACTITIONER}`, { sessions: { 'of-account': 0 } }],
  [`calendars/${PRACTITIONER}`, { closesHours: true, busy: [{ startsAt: 0, endsAt: 1 }] }],
  ['calendarFeeds/hash', { practitionerId: PRACTITIONER }],
  ['stats/connection_mpesa', { problem: null }],
  ['stats/connection_google', { problem: null }],
  ['stats/total', { statuses: { pending: 3 } }],
  ['texts/one', { state: 'accepted', cents: 80 }],
  ['textNumbers/amina', { number: '254712345678', stoppedAt: null }],
  ['quotas/booking-person_amina', { count: 1 }],
  ['elsewhere/one', { note: 'a collection nobody ruled about' }],
]);

/** Fills an empty project. */
export async function layOut(project: EmulatorProject): Promise<void> {
  await project.prepare([...DOCUMENTS].map(([path, data]) => ({ kind: 'set', path, data })));
}
