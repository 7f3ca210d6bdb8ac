/** What the records ship with, their paths, and the look-ups over them. */
import { accessPath } from './access';
import { noteStatePath } from './note-state';
import { notesDuePath } from './notes-due';
import { ownCalendarPath } from './watch/own-calendar';
import { LANGUAGES } from '../person/language';
import { DAY_STEPS } from '../slot/granule';
import { describe, expect, it } from 'vitest';
import { availabilityPath, dayLookup, type AvailabilityMonth } from './availability';
import {
  confidentialNotePath,
  noteDraftPath,
  noteVersionPath,
  confidentialRequestPath,
} from './booking';
import { consentPath, consentTextPath } from './consent';
import { defaultPractitioner } from '../practice/practitioner';
import { practitionerContactPath, practitionerPath } from './practitioner';
import { newProfile } from '../person/profile';
import { leftPath } from './left';
import { profilePath } from './profile';
import {
  paymentClaimPath,
  unmatchedPaymentPath,
  receiptCounterPath,
} from './money/provider-payment';
import { seedServices, slugOf } from '../practice/service';

const reading = (at: number) => ({ at, actor: { uid: 'u', name: 'Njeri' }, bookingId: 'b' });

// Other plain paths stand in the tests of what functions write there.
it.each([
  [availabilityPath('njeri', '2026-11'), 'availability/njeri_2026-11'],
  [practitionerPath('njeri'), 'practitioners/njeri'],
  [practitionerContactPath('njeri'), 'practitionerContacts/njeri'],
  [profilePath('u'), 'profiles/u'],
  [leftPath('u'), 'left/u'],
  [confidentialRequestPath('b'), 'bookings/b/confidential/request'],
  [confidentialNotePath('b'), 'bookings/b/confidential/note'],
  [noteDraftPath('b', 'u'), 'bookings/b/confidential/draft_u'],
  [noteVersionPath('b', 2), 'bookings/b/notes/000002'],
  [noteStatePath('b'), 'bookings/b/noteState/now'],
  [notesDuePath('njeri'), 'notesDue/njeri'],
  [ownCalendarPath('njeri'), 'calendars/njeri'],
  // 22:30 in Nairobi, and 00:30 of the next day there
  [accessPath(reading(Date.UTC(2026, 10, 23, 19, 30))), 'accessLog/2026-11-23_b_u'],
  [accessPath(reading(Date.UTC(2026, 10, 23, 21, 30))), 'accessLog/2026-11-24_b_u'],
  [
    consentPath({ uid: 'u', form: 'privacy', version: '2024-1', textHash: 'a'.repeat(64) }),
    `consents/u_privacy_2024-1_${'a'.repeat(16)}`,
  ],
  [consentTextPath('a'), 'consentTexts/a'],
  [unmatchedPaymentPath('mobile-money_QWE123'), 'paymentTray/mobile-money_QWE123'],
  [paymentClaimPath('mobile-money_QWE123'), 'paymentClaims/mobile-money_QWE123'],
  [receiptCounterPath(2026), 'counters/receipts-2026'],
])('the path %s is right', (path, expected) => {
  expect(path).toBe(expected);
});

describe('the services shipped', () => {
  it('cost and last what the design says', () => {
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
  const day = { first: '08:00', last: '18:00' };
  expect(defaultPractitioner.openingHours).toEqual({ 1: day, 2: day, 3: day, 4: day, 5: day });
});

describe('looking up a day', () => {
  const day = { timeSlots: ['09:00', '09:30'], busy: ['10:00'], isAvailable: true };
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

  it('adds steps blocked for the service only to those of all, and is unavailable when no step is left', () => {
    expect(lookup('2026-12-03')).toEqual({ ...day, timeSlots: ['08:30', '09:00', '09:30'] });
    expect(dayLookup(months, 'other')('2026-12-03')).toEqual(day);
    expect(dayLookup(months, 'long')('2026-12-03')?.isAvailable).toBe(false);
  });

  it.each([
    ['has the day as closed where a row names no steps', '2026-12-01', []],
    ['shows taken steps on a day not offered yet, as staff book there', '2026-12-02', ['10:00']],
  ])('%s', (_, date, busy) => {
    expect(lookup(date)).toEqual({ timeSlots: [], busy, isAvailable: false });
  });

  it.each([
    ['a date without a row', '2026-11-24'],
    ['a month not loaded', '2027-01-01'],
  ])('finds no day for %s', (_, date) => {
    expect(lookup(date)).toBeUndefined();
  });
});
