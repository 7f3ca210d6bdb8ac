/** What the records ship with, their paths, and the look-ups over them. */
import { accessPath } from './access';
import { noteStatePath } from './note-state';
import { notesDuePath } from './notes-due';
import { LANGUAGES } from '../person/language';
import { DAY_STEPS } from '../slot/granule';
import { describe, expect, it } from 'vitest';
import { articlePath } from './article';
import { availabilityPath, dayLookup, type AvailabilityMonth } from './availability';
import {
  bookingEventPath,
  bookingPath,
  bookingStatusPath,
  confidentialNotePath,
  noteDraftPath,
  noteVersionPath,
  confidentialRequestPath,
} from './booking';
import { clientPath } from './client';
import { consentPath, consentTextPath } from './consent';
import { leftPath } from './left';
import { mailPath, mailStatusPath } from './mail';
import { messagePath } from './message';
import { defaultPractitioner } from '../practice/practitioner';
import { practitionerContactPath, practitionerPath } from './practitioner';
import { newProfile } from '../person/profile';
import { profilePath } from './profile';
import { paymentCodePath, paymentPath } from './payment';
import {
  paymentAttemptPath,
  paymentClaimPath,
  paymentTrayPath,
  receiptCounterPath,
  receiptPath,
} from './money/provider-payment';
import { quotaPath } from './watch/quota';
import { seedServices, slugOf } from '../practice/service';
import { servicePath } from './service';
import { slotLockPath } from './slot-lock';
import { staffPath } from './staff';
import { storyPath } from './site/story';

const reading = (at: number) => ({ at, actor: { uid: 'u', name: 'Njeri' }, bookingId: 'b' });

it.each([
  [articlePath('a'), 'articles/a'],
  [storyPath('a'), 'stories/a'],
  [availabilityPath('njeri', '2026-11'), 'availability/njeri_2026-11'],
  [practitionerPath('njeri'), 'practitioners/njeri'],
  [practitionerContactPath('njeri'), 'practitionerContacts/njeri'],
  [bookingPath('b'), 'bookings/b'],
  [confidentialRequestPath('b'), 'bookings/b/confidential/request'],
  [confidentialNotePath('b'), 'bookings/b/confidential/note'],
  [noteDraftPath('b', 'u'), 'bookings/b/confidential/draft_u'],
  [noteVersionPath('b', 2), 'bookings/b/notes/000002'],
  [noteStatePath('b'), 'bookings/b/noteState/now'],
  [notesDuePath('njeri'), 'notesDue/njeri'],
  // 22:30 in Nairobi, and 00:30 of the next day there
  [accessPath(reading(Date.UTC(2026, 10, 23, 19, 30))), 'accessLog/2026-11-23_b_u'],
  [accessPath(reading(Date.UTC(2026, 10, 23, 21, 30))), 'accessLog/2026-11-24_b_u'],
  [bookingEventPath('b', '1-create'), 'bookings/b/events/1-create'],
  [bookingStatusPath('7QF2-M0XC-9KTR-4B1V'), 'bookingStatus/7QF2-M0XC-9KTR-4B1V'],
  [
    consentPath({ uid: 'u', form: 'privacy', version: '2024-1', textHash: 'a'.repeat(64) }),
    `consents/u_privacy_2024-1_${'a'.repeat(16)}`,
  ],
  [clientPath('c'), 'clients/c'],
  [leftPath('u'), 'left/u'],
  [consentTextPath('a'), 'consentTexts/a'],
  [mailPath('m'), 'mail/m'],
  [mailStatusPath('m'), 'mailStatus/m'],
  [messagePath('m'), 'messages/m'],
  [paymentPath('p'), 'payments/p'],
  [paymentCodePath('bank_QWE123'), 'paymentCodes/bank_QWE123'],
  [paymentAttemptPath('a'), 'paymentAttempts/a'],
  [paymentTrayPath('mobile-money_QWE123'), 'paymentTray/mobile-money_QWE123'],
  [paymentClaimPath('mobile-money_QWE123'), 'paymentClaims/mobile-money_QWE123'],
  [receiptPath('2026-00001'), 'receipts/2026-00001'],
  [receiptCounterPath(2026), 'counters/receipts-2026'],
  [profilePath('u'), 'profiles/u'],
  [quotaPath('q'), 'quotas/q'],
  [servicePath('consultation'), 'services/consultation'],
  [slotLockPath('2026-11-23_0900'), 'slots/2026-11-23_0900'],
  [staffPath('u'), 'staff/u'],
])('the path %s is right', (path, expected) => {
  expect(path).toBe(expected);
});

describe('the services shipped', () => {
  it('cost and last what the design settled', () => {
    expect(seedServices.map((each) => [each.slug, each.durationMinutes, each.price])).toEqual([
      ['individual-therapy', 50, 3000],
      ['adolescent-support', 45, 2000],
      ['couples-therapy', 60, 2500],
      ['consultation', 30, 2500],
      ['free-consultation', 15, 0],
    ]);
  });

  it('have the slug of their title', () => {
    for (const each of seedServices) expect(each.slug).toBe(slugOf(each.name.en));
    expect(slugOf('  Couples   Therapy ')).toBe('couples-therapy');
  });

  it('have their texts in every language', () => {
    for (const each of seedServices)
      for (const text of [each.name, each.description])
        for (const language of LANGUAGES) expect(text[language]).not.toBe('');
  });
});

describe('a new profile', () => {
  it.each([
    [{ fullName: 'Amina', name: 'A.' }, 'Amina'],
    [{ fullName: null, name: 'A.' }, 'A.'],
    [{}, 'User'],
  ])('of the account %j is named %s', (account, fullName) => {
    expect(newProfile(account, 1).fullName).toBe(fullName);
  });

  it('is a client’s, with the default preferences, and an empty address for an account without one', () => {
    expect(newProfile({ language: 'sw' }, 1)).toEqual({
      fullName: 'User',
      email: '',
      role: 'client',
      profile: {
        preferences: { communicationMethod: 'email', reminderFrequency: '4h', language: 'sw' },
      },
      updatedAt: 1,
    });
  });
});

it('the default opening hours are Monday to Friday, eight to six', () => {
  expect(Object.keys(defaultPractitioner.openingHours)).toEqual(['1', '2', '3', '4', '5']);
  expect(
    new Set(Object.values(defaultPractitioner.openingHours).map((each) => each.first)),
  ).toEqual(new Set(['08:00']));
});

describe('looking up a day', () => {
  const day = { timeSlots: ['09:00'], busy: ['10:00'], isAvailable: true };
  const months = [
    { practitionerId: 'p', month: '2026-11', days: { '2026-11-23': day } },
    {
      practitionerId: 'p',
      month: '2026-12',
      days: {
        '2026-12-01': { isAvailable: false } as never,
        '2026-12-02': { busy: ['10:00'] } as never,
        '2026-12-03': { ...day, serviceTimeSlots: { short: ['08:30', '09:00'], long: DAY_STEPS } },
      },
    },
  ] as unknown as AvailabilityMonth[];
  const lookup = dayLookup(months, 'short');

  it('finds the day in its month', () => {
    expect(lookup('2026-11-23')).toEqual(day);
  });

  it('adds steps blocked for the service only, and is unavailable when no step is left', () => {
    expect(lookup('2026-12-03')).toEqual({ ...day, timeSlots: ['08:30', '09:00'] });
    expect(dayLookup(months, 'other')('2026-12-03')).toEqual(day);
    expect(dayLookup(months, 'long')('2026-12-03')?.isAvailable).toBe(false);
  });

  it('fills a row that names no steps', () => {
    expect(lookup('2026-12-01')).toEqual({ timeSlots: [], busy: [], isAvailable: false });
  });

  it('shows taken steps on a day that is not offered yet, as staff book there', () => {
    expect(lookup('2026-12-02')).toEqual({ timeSlots: [], busy: ['10:00'], isAvailable: false });
  });

  it.each([
    ['a date without a row', '2026-11-24'],
    ['a month not loaded', '2027-01-01'],
  ])('finds no day for %s', (_, date) => {
    expect(lookup(date)).toBeUndefined();
  });
});
