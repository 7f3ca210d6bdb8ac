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

const profile: Fields = { ...fullProfile, updatedAt: SERVER_TIME };
const changeProbes: Record<string, Probe> = {
  fullName: personName(1, 120),
  email: like([], ['brian@example.com', '']),
  role: like([], ['admin', 'super_admin', '']),
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

const creation = (id: string, data: Fields, afresh?: true): Action => ({
  op: 'create',
  path: `profiles/${id}`,
  data,
  ...(afresh === undefined ? {} : { afresh }),
});

/** A change of some fields of a profile. */
const change = (id: string, data: Fields, mask: readonly string[]): Action => ({
  op: 'update',
  path: `profiles/${id}`,
  data: { ...data, updatedAt: SERVER_TIME },
  mask,
});

const allowed = (name: string, action: Action) => ({ name, expected: 'allow', action }) as const;
const denied = (name: string, action: Action) => ({ name, expected: 'deny', action }) as const;

const beginning = freshProfile('beginner@example.com');

export const DRAFTS: readonly Draft[] = [
  {
    subject: 'one’s first profile',
    person: brian,
    cases: [
      ...variants(own, newProfileProbes, profileMaps.slice(0, 2)).map(({ data, ...rest }) => ({
        ...rest,
        action: creation('brian', data),
      })),
      allowed('with a phone number', creation('brian', withPhone(own))),
    ],
  },
  {
    subject: 'the first profile of an account without an address',
    person: addressless,
    cases: [
      allowed('without an address', creation('addressless', freshProfile(''))),
      denied('with one', creation('addressless', freshProfile(AMINA_EMAIL))),
    ],
  },
  {
    subject: 'the first profile of somebody else, under one’s own address',
    person: amina,
    cases: [denied('for Brian', creation('brian', freshProfile(AMINA_EMAIL)))],
  },
  {
    subject: 'the account’s new address into one’s profile',
    person: aminaElsewhere,
    cases: [
      denied('however true it is', {
        op: 'update',
        path: 'profiles/amina-2',
        data: { ...profile, email: aminaElsewhere.token?.email },
      }),
    ],
  },
  {
    subject: 'one’s profile',
    person: amina,
    cases: [
      ...variants(profile, changeProbes, profileMaps).map(({ data, ...rest }) => ({
        ...rest,
        action: { op: 'update', path: 'profiles/amina', data } as const,
      })),
      denied(
        'role by a dotted path beside an allowed field',
        change('amina', { fullName: 'A', role: 'admin' }, ['fullName', 'role']),
      ),
      allowed(
        'one detail by a dotted path',
        change('amina', { profile: { phone: '0700 000 000' } }, ['profile.phone']),
      ),
      denied(
        'a detail too many by a dotted path',
        change('amina', { profile: { role: 'admin' } }, ['profile.role']),
      ),
    ],
  },
  {
    subject: 'the profile of a session that proved nothing',
    person: beginner,
    cases: [
      allowed('at first, with nothing but a name', creation('beginner', beginning, true)),
      denied('at first, with a phone number', creation('beginner', withPhone(beginning), true)),
      denied('another name later', change('beginner', { fullName: 'B' }, ['fullName'])),
    ],
  },
  {
    subject: 'a profile with a token that outlives the account',
    person: leaver,
    cases: [denied('anew', creation('leaver', freshProfile('leaver@example.com')))],
  },
];
