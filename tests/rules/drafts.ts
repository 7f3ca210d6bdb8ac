/** What people write themselves, field by field: the limits of every field that a browser may send, at both sides. */
import { REMINDER_LEADS } from '@tulia/domain/records/profile';
import type { Deed } from './deed';
import {
  article,
  DOCUMENTS,
  freshProfile,
  fullProfile,
  service,
  settings,
  STORED_AT,
} from './fixture';
import {
  addressless,
  amina,
  AMINA_EMAIL,
  aminaElsewhere,
  brian,
  staffInForce,
  type Person,
} from './people';
import {
  flag,
  like,
  line,
  oneOf,
  optional,
  text,
  variants,
  whole,
  withValue,
  type Probe,
} from './probe';
import { SERVER_TIME, type Fields } from './wire/stored-value';

export interface Draft {
  subject: string;
  person: Person;
  cases: { name: string; deed: Deed; expected: 'allow' | 'deny' }[];
}

const admin = staffInForce.find((each) => each.name === 'admin')!;
const now: Probe = {
  accepted: [SERVER_TIME],
  refused: [new Date(STORED_AT), new Date(STORED_AT + 1000), STORED_AT, 'now', null],
};

const emails = like(
  ['hello@tulia.example', 'x@y.z', `${'x'.repeat(250)}@y.z`],
  ['', 'hello', '@y.z', 'x@', 'x@yz', 'x y@z.example', 'x@y z.example', `${'x'.repeat(251)}@y.z`],
);

const replaced = (
  path: string,
  base: Fields,
  probes: Readonly<Record<string, Probe>>,
  maps: readonly string[],
): Draft['cases'] =>
  variants(base, probes, maps).map(({ name, data, expected }) => ({
    name,
    expected,
    deed: { op: 'update', path, data },
  }));

const refusedCreate = (path: string, data: Fields): Draft['cases'] => [
  { name: 'a new one with a field too many', expected: 'deny', deed: { op: 'create', path, data } },
];

const profile: Fields = { ...fullProfile, updatedAt: SERVER_TIME };
const detailProbes: Record<string, Probe> = {
  fullName: line(1, 120),
  updatedAt: now,
  profile: like([], [{}]),
  'profile.phone': optional(line(0, 40)),
  'profile.address': optional(text(0, 200)),
  'profile.emergencyContact': optional(like([], ['Zawadi', {}])),
  'profile.emergencyContact.name': line(0, 120),
  'profile.emergencyContact.phone': line(0, 40),
  'profile.emergencyContact.relationship': line(0, 60),
  'profile.preferences': like([], [{}]),
  'profile.preferences.communicationMethod': oneOf(['email', 'phone', 'message']),
  'profile.preferences.reminderFrequency': oneOf(REMINDER_LEADS),
  'profile.preferences.language': oneOf(['en', 'sw']),
};
const profileMaps = ['', 'profile', 'profile.emergencyContact', 'profile.preferences'];

const own = freshProfile('brian@example.com');
const newProfileProbes: Record<string, Probe> = {
  fullName: line(1, 120),
  email: like(['brian@example.com'], ['amina@example.com', 'Brian@example.com', '']),
  role: like(['client'], ['receptionist', 'therapist', 'admin', 'super_admin', '']),
  updatedAt: now,
  'profile.preferences': like([], [{}]),
};

const serviceProbes: Record<string, Probe> = {
  slug: like(['individual-therapy'], ['other', '']),
  name: line(1, 120),
  nameSw: line(0, 120),
  description: text(0, 2000),
  descriptionSw: text(0, 2000),
  durationMinutes: whole(15, 180),
  price: whole(0, 1_000_000),
  isActive: flag,
};

const articleProbes: Record<string, Probe> = {
  slug: like(['first-steps'], ['other', '']),
  title: line(1, 200),
  titleSw: line(0, 200),
  summary: text(0, 1000),
  summarySw: text(0, 1000),
  content: text(0, 20_000),
  contentSw: text(0, 20_000),
  resourceLink: {
    accepted: [null, 'https://example.com', `https://${'x'.repeat(492)}`],
    refused: [
      '',
      'https://',
      'http://example.com',
      'javascript:alert(1)',
      'x https://example.com',
      'https://example.com/a b',
      `https://${'x'.repeat(493)}`,
      7,
      true,
    ],
  },
  published: flag,
  order: whole(0, 9999),
  updatedAt: now,
};

const day = { first: '00:00', last: '23:59' };
const clocks = ['24:00', '8:00', '08:60', '08:0', '08:00 ', '', 'x'];
const weekdays = ['1', '2', '3', '4', '5', '6', '7'];
const everyDay = Object.fromEntries(weekdays.map((each) => [each, day]));

const settingsProbes: Record<string, Probe> = {
  name: line(1, 120),
  city: line(1, 120),
  phone: like(
    ['0700000', '+254 (700) 000-000', '(0700) 000 000', '0'.repeat(40)],
    ['', '070000', '0'.repeat(41), '0700 call me', '0700+254000', ' 0700000'],
  ),
  email: emails,
  messagingNumber: like(
    ['2547000', '254700000000123'],
    ['', '254700', '+254700000000', '2547000000001234'],
  ),
  therapistName: line(1, 120),
  therapistEmail: emails,
  timeZone: like(
    ['Africa/Nairobi', 'UTC', 'A', `A${'x'.repeat(63)}`],
    ['', '/Nairobi', '+03:00', 'Africa Nairobi', `A${'x'.repeat(64)}`],
  ),
  openingHours: {
    accepted: [{}, everyDay],
    refused: [
      'always',
      null,
      { 0: day },
      { 8: day },
      ...weekdays.flatMap((each) => [
        { [each]: 'closed' },
        { [each]: { first: '08:00' } },
        { [each]: { ...day, extra: 'x' } },
        { [each]: { first: '18:00', last: '08:00' } },
      ]),
      ...clocks.flatMap((each) => [
        { 1: { first: each, last: '23:59' } },
        { 1: { first: '00:00', last: each } },
      ]),
      { 1: { first: 8, last: 18 } },
      { 1: { first: '08:00 18:00', last: '' } },
      { 1: { first: '', last: '08:00 18:00' } },
      { 1: { first: '08:00 18:00', last: '08:00 18:00' } },
    ],
  },
  'openingHours.1.last': like(['08:00', '19:59', '09:30'], ['07:59', ...clocks]),
  'openingHours.1.first': like(['18:00', '00:00', '17:59'], ['18:01', ...clocks]),
  holdMinutes: whole(1, 120),
  minimumNoticeMinutes: whole(0, 10_080),
  maxPendingPerClient: whole(1, 20),
  windowDays: whole(1, 120),
  refundCutoffHours: whole(0, 168),
  movingCutoffHours: whole(0, 168),
  confirmationHours: whole(1, 168),
  latenessGraceMinutes: whole(0, 60),
  noShowMinutes: whole(1, 60),
  recommendedSessions: whole(1, 52),
  reminderLeadHours: whole(0, 72),
  retentionYears: whole(1, 99),
  retentionMinorAge: whole(18, 99),
  allowGuestBooking: flag,
  payment: like([], [{}]),
  'payment.mobileMoneyName': line(0, 120),
  'payment.mobileMoneyTill': line(0, 120),
  'payment.bankName': line(0, 120),
  'payment.bankAccountName': line(0, 120),
  'payment.bankAccountNumber': line(0, 120),
  dataRegion: line(1, 120),
};

const slugs = (collection: string, base: Fields): Draft['cases'] =>
  (
    [
      ['a', 'allow'],
      ['a1-b2-c3', 'allow'],
      ['x'.repeat(60), 'allow'],
      ['x'.repeat(61), 'deny'],
      ['Capital', 'deny'],
      ['two--hyphens', 'deny'],
      ['-edge', 'deny'],
      ['edge-', 'deny'],
      ['with space', 'deny'],
      ['under_score', 'deny'],
    ] as const
  ).map(([slug, expected]) => ({
    name: `at ${slug}`,
    expected,
    deed: { op: 'create', path: `${collection}/${slug}`, data: { ...base, slug } },
  }));

const message = DOCUMENTS.get('messages/hello') ?? {};

/** A change of some fields of a document. */
const change = (
  name: string,
  path: string,
  data: Fields,
  mask: readonly string[],
  expected: 'allow' | 'deny',
) => ({ name, expected, deed: { op: 'update', path, data, mask } as const });

export const DRAFTS: readonly Draft[] = [
  {
    subject: 'one’s first profile',
    person: brian,
    cases: variants(own, newProfileProbes, profileMaps.slice(0, 2)).map(
      ({ name, data, expected }) => ({
        name,
        expected,
        deed: { op: 'create', path: 'profiles/brian', data },
      }),
    ),
  },
  {
    subject: 'the first profile of an account without an address',
    person: addressless,
    cases: ['', 'amina@example.com'].map((email) => ({
      name: `e-mail "${email}"`,
      expected: email === '' ? 'allow' : 'deny',
      deed: { op: 'create', path: 'profiles/addressless', data: freshProfile(email) },
    })),
  },
  {
    subject: 'the first profile of somebody else, under one’s own address',
    person: amina,
    cases: [
      {
        name: 'for Brian',
        expected: 'deny',
        deed: { op: 'create', path: 'profiles/brian', data: freshProfile(AMINA_EMAIL) },
      },
    ],
  },
  {
    subject: 'the account’s new address into one’s profile',
    person: aminaElsewhere,
    cases: [
      {
        name: 'however true it is',
        expected: 'deny',
        deed: {
          op: 'update',
          path: 'profiles/amina-2',
          data: { ...profile, email: aminaElsewhere.token?.email },
        },
      },
    ],
  },
  {
    subject: 'one’s profile',
    person: amina,
    cases: [
      ...replaced('profiles/amina', profile, detailProbes, profileMaps),
      ...replaced(
        'profiles/amina',
        profile,
        {
          email: like([], ['brian@example.com', '']),
          role: like([], ['admin', 'super_admin', '']),
        },
        [],
      ),
      change(
        'role by a dotted path beside an allowed field',
        'profiles/amina',
        { fullName: 'A', role: 'admin', updatedAt: SERVER_TIME },
        ['fullName', 'role'],
        'deny',
      ),
      change(
        'one detail by a dotted path',
        'profiles/amina',
        { profile: { phone: '0700 000 000' }, updatedAt: SERVER_TIME },
        ['profile.phone'],
        'allow',
      ),
      change(
        'a detail too many by a dotted path',
        'profiles/amina',
        { profile: { role: 'admin' }, updatedAt: SERVER_TIME },
        ['profile.role'],
        'deny',
      ),
    ],
  },
  {
    subject: 'a service',
    person: admin,
    cases: [
      ...replaced('services/individual-therapy', service, serviceProbes, ['']),
      ...slugs('services', service),
      ...refusedCreate('services/fresh', { ...service, slug: 'fresh', extra: 1 }),
    ],
  },
  {
    subject: 'an article',
    person: admin,
    cases: [
      ...replaced('articles/first-steps', article, articleProbes, ['']),
      ...slugs('articles', article),
      ...refusedCreate('articles/fresh', { ...article, slug: 'fresh', extra: 1 }),
    ],
  },
  {
    subject: 'the settings',
    person: admin,
    cases: replaced('settings/practice', settings, settingsProbes, [
      '',
      'openingHours',
      'openingHours.1',
      'payment',
    ]),
  },
  {
    subject: 'a message',
    person: admin,
    cases: [
      ...[true, false].map((answered) =>
        change(
          'answered ' + String(answered),
          'messages/hello',
          { answered },
          ['answered'],
          'allow',
        ),
      ),
      ...['yes', 1, null].map((answered) =>
        change(
          `answered ${JSON.stringify(answered)}`,
          'messages/hello',
          { answered },
          ['answered'],
          'deny',
        ),
      ),
      change('answered taken away', 'messages/hello', {}, ['answered'], 'deny'),
      ...[...Object.keys(message), 'extra']
        .filter((field) => field !== 'answered')
        .map((field) =>
          change(
            `${field} as well`,
            'messages/hello',
            { answered: true, [field]: 'x' },
            ['answered', field],
            'deny',
          ),
        ),
      {
        name: 'a whole other message',
        expected: 'deny',
        deed: {
          op: 'update',
          path: 'messages/hello',
          data: withValue(message, 'message', 'Goodbye'),
        },
      },
    ],
  },
];
