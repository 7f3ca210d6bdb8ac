/** What staff see of a client's account, and of whom they see the emergency contact. */
import type { Booking } from '@tulia/domain/booking/booking';
import { consentPath, consents } from '@tulia/domain/records/consent';
import { newProfile } from '@tulia/domain/person/profile';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { aBooking } from '@tulia/domain/testing/booking';
import { aConsent } from '@tulia/domain/testing/consent';
import { beforeEach, expect, it, vi } from 'vitest';
import { type aClient, aMember } from '../../platform/testing/callers';
import { putBooking, putClientOf } from '../../platform/testing/bookings';
import { memory } from '../../platform/testing/memory-database';
import { showClient } from './show-client';

vi.mock('../../platform/app');

const emergencyContact = { name: 'Juma', phone: '+254 700 000 099', relationship: 'brother' };
const own = aBooking();
const ofAnother = aBooking({
  id: 'booking-2',
  clientId: 'brian-client',
  clientUserId: 'brian',
  practitionerId: 'somebody-else',
});
const put = (booking: Booking) => {
  putBooking(booking);
  putClientOf([booking]);
};

beforeEach(() => {
  for (const booking of [own, ofAnother]) put(booking);
  const profile = newProfile({ fullName: 'Amina Otieno', email: own.clientEmail }, 0);
  const details = { ...profile.profile, emergencyContact };
  memory.put(profilePath('amina'), profiles.toStored({ ...profile, profile: details }));
});

const show = (caller: ReturnType<typeof aClient>, clientId = own.clientId) =>
  showClient.handler({ clientId }, { caller, clock: { now: () => 0 } });

it.each([
  ['an admin', true, aMember('admin')],
  ['the therapist who sees this client', true, aMember('therapist', own.practitionerId)],
  ['a therapist who sees others here', false, aMember('therapist', 'somebody-else')],
  ['a therapist without a practitioner', false, aMember('therapist')],
  ['a receptionist who is that practitioner', false, aMember('receptionist', own.practitionerId)],
])('the emergency contact is shown to %s: %s', async (_, sees, caller) => {
  expect(await show(caller)).toEqual({
    reachBy: 'email',
    consents: [],
    history: [],
    seesEmergencyContact: sees,
    emergencyContact: sees ? emergencyContact : null,
  });
});

it('without an account the answer has no consents, and an unknown client is not-found', async () => {
  put({ ...own, clientUserId: null });
  const nothing = { reachBy: null, consents: [], history: [], emergencyContact: null };
  const all = { ...nothing, seesEmergencyContact: true };
  expect(await show(aMember('admin'))).toEqual(all);
  await expect(show(aMember('admin'), 'none')).rejects.toMatchObject({ code: 'not-found' });
});

it('the consents of the client are listed newest first, and those of others are not', async () => {
  const agreed = [
    aConsent(),
    aConsent({ form: 'adolescent', at: 3, guardianName: 'Rose Wafula' }),
    aConsent({ form: 'privacy', at: 2 }),
    aConsent({ uid: 'brian', at: 4 }),
  ];
  for (const each of agreed) memory.put(consentPath(each), consents.toStored(each));
  const seen = { kind: 'given', way: 'screen', recordedBy: null, withdrawnAt: null };
  const { consents: told } = await show(aMember('receptionist'));
  expect(told).toEqual([
    { ...seen, form: 'adolescent', version: '1', at: 3, guardianName: 'Rose Wafula' },
    { ...seen, form: 'privacy', version: '1', at: 2, guardianName: null },
    { ...seen, form: 'adult', version: '1', at: 1, guardianName: null },
  ]);
});
