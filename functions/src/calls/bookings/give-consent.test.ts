/** The client's consent to a booking that staff made: what is recorded, and the guardian's name beside it. */
import { CONSENT_TO_BE_GIVEN } from '@tulia/domain/booking/consent/consent-due';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { aBooking } from '@tulia/domain/testing/booking';
import { beforeEach, expect, it, vi } from 'vitest';
import { aClient } from '../../platform/testing/callers';
import { storedBooking } from '../../platform/testing/bookings';
import { recordedConsents } from '../../platform/testing/consents';
import { memory } from '../../platform/testing/memory-database';
import { giveConsent } from './give-consent';

vi.mock('../../platform/app');

const guardian = { name: 'Rose Wafula', phone: '', email: 'rose@example.com', consents: true };
const due = { privacyVersion: CONSENT_TO_BE_GIVEN, agreementVersion: CONSENT_TO_BE_GIVEN };
const NOW = aBooking().createdAt + 1;

function byStaff(change: Partial<Booking>): void {
  const { consent, ...booking } = aBooking({ createdBy: 'staff', ...change });
  memory.put(
    bookingPath(booking.id),
    bookings.toStored({ ...booking, consent: { ...consent, ...due, form: booking.ageBand } }),
  );
}
const give = (
  ageBand: Booking['ageBand'],
  caller = aClient(),
  privacyVersion: string = CONSENT_VERSIONS.privacy,
) =>
  giveConsent.handler(
    {
      bookingId: aBooking().id,
      language: 'sw',
      privacyVersion,
      agreementVersion: CONSENT_VERSIONS[ageBand],
    },
    { caller, clock: { now: () => NOW } },
  );

beforeEach(() => {
  memory.clear();
});

it('a consent for a client of 12 to 17 names the guardian beside the young person’s own text', async () => {
  byStaff({ ageBand: 'adolescent', guardian });
  await give('adolescent');
  expect(recordedConsents()).toEqual([
    ['amina', 'adolescent', 'sw', 'Rose Wafula', NOW],
    ['amina', 'privacy', 'sw', null, NOW],
  ]);
  const { consent } = storedBooking(aBooking().id);
  expect(consent).toMatchObject({ form: 'adolescent', at: NOW });
});

it('a consent for an adult names no guardian', async () => {
  byStaff({});
  await give('adult');
  expect(recordedConsents()).toEqual([
    ['amina', 'adult', 'sw', null, NOW],
    ['amina', 'privacy', 'sw', null, NOW],
  ]);
});

it('an older text than the one in force is no consent, also for a booking that staff made', async () => {
  byStaff({});
  const versions = { privacyVersion: CONSENT_VERSIONS.privacy, agreementVersion: '2019-1' };
  const older = giveConsent.handler(
    { bookingId: aBooking().id, language: 'sw', ...versions },
    { caller: aClient(), clock: { now: () => NOW } },
  );
  await expect(older).rejects.toMatchObject({ code: 'consent-outdated' });
  expect(recordedConsents()).toEqual([]);
});

it.each([
  ['a stranger', aClient({ uid: 'brian', email: 'brian@example.com' })],
  ['somebody with the address, whose booking it is not', aClient({ uid: 'brian' })],
  ['a session that has not proved the address', aClient({ emailVerified: false })],
])('%s gives none', async (_, caller) => {
  byStaff({});
  await expect(give('adult', caller)).rejects.toMatchObject({ code: 'not-found' });
  expect(recordedConsents()).toEqual([]);
});

it('a consent is given to the texts of today, and once', async () => {
  byStaff({});
  await expect(give('adult', aClient(), 'old')).rejects.toMatchObject({ code: 'consent-outdated' });
  expect(recordedConsents()).toEqual([]);
  await give('adult');
  await expect(give('adult')).rejects.toMatchObject({ code: 'transition-not-allowed' });
  expect(recordedConsents()).toHaveLength(2);
});
