/** A request for a session records in its own commit what its client agreed to. */
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import type { CreateBookingInput } from '@tulia/domain/calls/bookings/create-booking';
import { aBookingRequest } from '@tulia/domain/testing/request';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, expect, it, vi } from 'vitest';
import { aClient } from '../../platform/testing/callers';
import { recordedConsents } from '../../platform/testing/consents';
import { memory } from '../../platform/testing/memory-database';
import { putPractice } from '../../platform/testing/practice';
import { createBooking } from './create-booking';

vi.mock('../../platform/app');

const NOW = toInstant('2026-11-16', '09:00');
const { date } = aBookingRequest();
const guardian = {
  name: 'Zawadi Hassan',
  phone: '+254 700 000 012',
  email: 'zawadi@example.com',
  consents: true,
};
const young: Partial<CreateBookingInput> = {
  serviceId: 'adolescent-support',
  category: null,
  ageBand: 'adolescent',
  guardian,
  consent: {
    privacyVersion: CONSENT_VERSIONS.privacy,
    agreementVersion: CONSENT_VERSIONS.adolescent,
  },
};
const request = (change: Partial<CreateBookingInput> = {}) =>
  createBooking.handler(aBookingRequest(change), {
    caller: aClient(),
    clock: { now: () => NOW },
  });

beforeEach(() => {
  vi.stubEnv('BOOKINGS_PER_PERSON', '10');
  vi.stubEnv('BOOKINGS_PER_MAILBOX_AND_DAY', '10');
  memory.clear();
  putPractice([date]);
});

it.each<[string, Partial<CreateBookingInput>, string, string | null]>([
  ['an adult', { language: 'sw' }, 'adult', null],
  [
    'a client of 12 to 17, with the guardian',
    { ...young, language: 'sw' },
    'adolescent',
    guardian.name,
  ],
])('a request records the consents of %s', async (_, change, form, guardianName) => {
  await request(change);
  expect(recordedConsents()).toEqual([
    ['amina', form, 'sw', guardianName, NOW],
    ['amina', 'privacy', 'sw', null, NOW],
  ]);
});

it('a request that is refused records no consent', async () => {
  await request();
  const before = recordedConsents();
  const other = { requestId: 'a-request-id-4567', language: 'sw' as const };
  await expect(request(other)).rejects.toMatchObject({ code: 'slot-taken' });
  expect(recordedConsents()).toEqual(before);
});
