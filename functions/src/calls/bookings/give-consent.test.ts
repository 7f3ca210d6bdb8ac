/** The client's consent to a booking that staff made: what is recorded, and the guardian's name beside it. */
import { CONSENT_TO_BE_GIVEN } from '@tulia/domain/booking/consent/consent-due';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import type { Booking } from '@tulia/domain/booking/booking';
import { aBooking } from '@tulia/domain/testing/booking';
import { expect, it, vi } from 'vitest';
import { aClient } from '../../platform/testing/callers';
import { putBooking, storedBooking } from '../../platform/testing/bookings';
import { recordedConsents } from '../../platform/testing/consents';
import { giveConsent } from '../client';

vi.mock('../../platform/app');

const guardian = { name: 'Rose Wafula', phone: '', email: 'rose@example.com', consents: true };
const due = { privacyVersion: CONSENT_TO_BE_GIVEN, agreementVersion: CONSENT_TO_BE_GIVEN };
const NOW = aBooking().createdAt + 1;

function byStaff(change: Partial<Booking> = {}): void {
  const { consent, ...booking } = aBooking({ createdBy: 'staff', ...change });
  putBooking({ ...booking, consent: { ...consent, ...due, form: booking.ageBand } });
}
const shown = {
  bookingId: aBooking().id,
  language: 'sw' as const,
  privacyVersion: CONSENT_VERSIONS.privacy as string,
  agreementVersion: CONSENT_VERSIONS.adult as string,
};
const give = (change: Partial<typeof shown> = {}, caller = aClient()) =>
  giveConsent.handler({ ...shown, ...change }, { caller, clock: { now: () => NOW } });

it('the consent of a client of 12 to 17 names the guardian, and has the young person’s own text', async () => {
  byStaff({ ageBand: 'adolescent', guardian });
  await give({ agreementVersion: CONSENT_VERSIONS.adolescent });
  expect(recordedConsents()).toEqual([
    ['amina', 'adolescent', 'sw', 'Rose Wafula', NOW],
    ['amina', 'privacy', 'sw', null, NOW],
  ]);
  const { consent } = storedBooking(aBooking().id);
  expect(consent).toMatchObject({ form: 'adolescent', at: NOW });
});

it.each([
  ['a stranger', aClient({ uid: 'brian', email: 'brian@example.com' })],
  ['a session that has not proved the address', aClient({ emailVerified: false })],
])('%s cannot give the consent', async (_, caller) => {
  byStaff();
  await expect(give({}, caller)).rejects.toMatchObject({ code: 'not-found' });
  expect(recordedConsents()).toEqual([]);
});

it('a client consents once, and to the present texts alone', async () => {
  byStaff();
  for (const older of [{ privacyVersion: '2019-1' }, { agreementVersion: '2019-1' }])
    await expect(give(older)).rejects.toMatchObject({ code: 'consent-outdated' });
  expect(recordedConsents()).toEqual([]);
  await give();
  await expect(give()).rejects.toMatchObject({ code: 'transition-not-allowed' });
  expect(recordedConsents().map(([, form, , guardianName]) => [form, guardianName])).toEqual([
    ['adult', null],
    ['privacy', null],
  ]);
});
