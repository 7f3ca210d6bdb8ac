/** What people write themselves, field by field: the limits of every field that a browser may send, at both sides. */
import { REMINDER_LEADS } from '@tulia/domain/person/profile';
import type { Action } from './action';
import { freshProfile, fullProfile, STORED_AT } from './fixture';
import {
  addressless,
  amina,
  AMINA_EMAIL,
  aminaElsewhere,
  beginner,
  brian,
  leaver,
  type Person,
} from './people';
import { like, line, oneOf, optional, personName, text, variants, type Probe } from './probe';
import { SERVER_TIME, type Fields } from './wire/stored-value';

export interface Draft {
  subject: string;
  person: Person;
  cases: { name: string; action: Action; expected: 'allow' | 'deny' }[];
}

const now: Probe = {
  accepted: [SERVER_TIME],
  refused: [new Date(STORED_AT), new Date(STORED_AT + 1000), STORED_AT, 'now', null],
};

const replaced = (
  path: string,
  base: Fields,
  probes: Readonly<Record<string, Probe>>,
  maps: readonly string[],
): Draft['cases'] =>
  variants(base, probes, maps).map(({ name, data, expected }) => ({
    name,
    expected,
    action: { op: 'update', path, data },
  }));

const profile: Fields = { ...fullProfile, updatedAt: SERVER_TIME };
const detailProbes: Record<string, Probe> = {
  fullName: personName(1, 120),
  updatedAt: now,
  profile: like([], [{}]),
  'profile.phone': optional(line(0, 40)),
  'profile.address': optional(text(0, 200)),
  'profile.emergencyContact': optional(like([], ['Zawadi', {}])),
  'profile.emergencyContact.name': personName(0, 120),
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
  fullName: personName(1, 120),
  email: like(['brian@example.com'], ['amina@example.com', 'Brian@example.com', '']),
  role: like(['client'], ['receptionist', 'therapist', 'admin', 'super_admin', '']),
  updatedAt: now,
  'profile.preferences': like([], [{}]),
};

const withPhone = (fresh: Fields): Fields => ({
  ...fresh,
  profile: { ...(fresh['profile'] as Fields), phone: '0700 000 000' },
});

/** A change of some fields of a document. */
const change = (
  name: string,
  path: string,
  data: Fields,
  mask: readonly string[],
  expected: 'allow' | 'deny',
) => ({ name, expected, action: { op: 'update', path, data, mask } as const });

export const DRAFTS: readonly Draft[] = [
  {
    subject: 'one’s first profile',
    person: brian,
    cases: variants(own, newProfileProbes, profileMaps.slice(0, 2)).map(
      ({ name, data, expected }) => ({
        name,
        expected,
        action: { op: 'create', path: 'profiles/brian', data },
      }),
    ),
  },
  {
    subject: 'the first profile of an account without an address',
    person: addressless,
    cases: ['', 'amina@example.com'].map((email) => ({
      name: `e-mail "${email}"`,
      expected: email === '' ? 'allow' : 'deny',
      action: { op: 'create', path: 'profiles/addressless', data: freshProfile(email) },
    })),
  },
  {
    subject: 'the first profile of somebody else, under one’s own address',
    person: amina,
    cases: [
      {
        name: 'for Brian',
        expected: 'deny',
        action: { op: 'create', path: 'profiles/brian', data: freshProfile(AMINA_EMAIL) },
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
        action: {
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
    subject: 'the profile of a session that proved nothing',
    person: beginner,
    cases: [
      {
        name: 'at first, with nothing but a name',
        expected: 'allow',
        action: {
          op: 'create',
          path: 'profiles/beginner',
          data: freshProfile('beginner@example.com'),
          afresh: true,
        },
      },
      {
        name: 'at first, with a phone number',
        expected: 'deny',
        action: {
          op: 'create',
          path: 'profiles/beginner',
          data: withPhone(freshProfile('beginner@example.com')),
          afresh: true,
        },
      },
      change(
        'another name later',
        'profiles/beginner',
        { fullName: 'B', updatedAt: SERVER_TIME },
        ['fullName'],
        'deny',
      ),
    ],
  },
  {
    subject: 'a profile with a token that outlives the account',
    person: leaver,
    cases: [
      {
        name: 'anew',
        expected: 'deny',
        action: {
          op: 'create',
          path: 'profiles/leaver',
          data: freshProfile('leaver@example.com'),
        },
      },
    ],
  },
  {
    subject: 'one’s first profile, with everything',
    person: brian,
    cases: [
      {
        name: 'with a phone number',
        expected: 'allow',
        action: {
          op: 'create',
          path: 'profiles/brian',
          data: withPhone(freshProfile('brian@example.com')),
        },
      },
    ],
  },
];
