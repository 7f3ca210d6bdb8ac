/** What staff see of a client's account, and of whom they see the emergency contact. */
import { clientPath, clients } from '@tulia/domain/records/client';
import { consentPath, consents } from '@tulia/domain/records/consent';
import { newProfile } from '@tulia/domain/person/profile';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { aBooking } from '@tulia/domain/testing/booking';
import { aConsent } from '@tulia/domain/testing/consent';
import { recount } from '@tulia/domain/booking/clients/recount';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { beforeEach, expect, it, vi } from 'vitest';
import { aClient, aMember } from '../../platform/testing/callers';
import { putBooking } from '../../platform/testing/bookings';
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
beforeEach(() => {
  memory.clear();
  for (const booking of [own, ofAnother]) {
    putBooking(booking);
    const { clientId } = booking;
    const client = recount(clientId, null, [booking], defaultPracticeSettings, 0);
    if (client === null) throw new Error('no client');
    memory.put(clientPath(clientId), clients.toStored(client));
  }
  const profile = newProfile({ fullName: 'Amina Otieno', email: own.clientEmail }, 0);
  const details = { ...profile.profile, emergencyContact };
  memory.put(profilePath('amina'), profiles.toStored({ ...profile, profile: details }));
});

const show = (caller: ReturnType<typeof aClient>, clientId = own.clientId) =>
  showClient.handler({ clientId }, { caller, clock: { now: () => 0 } });

it.each([
  ['an owner', true, aMember('super_admin')],
  ['an admin', true, aMember('admin')],
  ['the therapist who sees this client', true, aMember('therapist', own.practitionerId)],
  ['a therapist who sees others here', false, aMember('therapist', 'somebody-else')],
  ['a therapist who sees nobody', false, aMember('therapist', 'third')],
  ['a therapist without a practitioner', false, aMember('therapist')],
  ['a receptionist', false, aMember('receptionist')],
  ['a receptionist who is that practitioner', false, aMember('receptionist', own.practitionerId)],
])('the emergency contact is shown to %s: %s', async (_, sees, caller) => {
  expect(await show(caller)).toEqual({
    reachBy: 'email',
    consents: [],
    seesEmergencyContact: sees,
    emergencyContact: sees ? emergencyContact : null,
  });
});

it('a client sees no account, and an unknown client is not-found', async () => {
  await expect(show(aClient())).rejects.toMatchObject({ code: 'forbidden' });
  await expect(show(aMember('admin'), 'none')).rejects.toMatchObject({ code: 'not-found' });
});

it('nothing is told of an account where there is none', async () => {
  const { clientId } = own;
  const client = recount(
    clientId,
    null,
    [{ ...own, clientUserId: null }],
    defaultPracticeSettings,
    0,
  );
  memory.put(clientPath(clientId), clients.toStored(client!));
  expect(await show(aMember('admin'))).toEqual({
    reachBy: null,
    consents: [],
    seesEmergencyContact: true,
    emergencyContact: null,
  });
});

it('what the client agreed to is told newest first, and nothing of what others did', async () => {
  const agreed = [
    aConsent(),
    aConsent({ form: 'adolescent', at: 3, guardianName: 'Rose Wafula' }),
    aConsent({ form: 'privacy', at: 2 }),
    aConsent({ uid: 'brian', at: 4 }),
  ];
  for (const each of agreed) memory.put(consentPath(each), consents.toStored(each));
  const { consents: told } = await show(aMember('receptionist'));
  expect(told).toEqual([
    { form: 'adolescent', version: '1', at: 3, guardianName: 'Rose Wafula' },
    { form: 'privacy', version: '1', at: 2, guardianName: null },
    { form: 'adult', version: '1', at: 1, guardianName: null },
  ]);
});
