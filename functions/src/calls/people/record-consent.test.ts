/** Consents on paper or by phone: what is recorded, what it settles, and whom it follows. */
import { CONSENT_TO_BE_GIVEN } from '@tulia/domain/booking/consent/consent-due';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { consentPath, consents } from '@tulia/domain/records/consent';
import { aBooking } from '@tulia/domain/testing/booking';
import { aConsent } from '@tulia/domain/testing/consent';
import { DAY } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, expect, it, vi } from 'vitest';
import { eraseConsents } from '../../people/erase-person';
import { clientIdOfAccount } from '../../people/clients';
import { historyOf, putBooking, putClientOf, storedBooking } from '../../platform/testing/bookings';
import { aClient, aMember } from '../../platform/testing/callers';
import { memory, memoryAccounts } from '../../platform/testing/memory-database';
import { trail } from '../../platform/testing/trail';
import { claimMyBookings } from '../client';
import { recordConsent } from './record-consent';
import { showClient } from './show-client';

vi.mock('../../platform/app');

const NOW = toInstant('2026-11-23', '09:00');
const clock = { now: () => NOW };
const due = {
  privacyVersion: CONSENT_TO_BE_GIVEN,
  agreementVersion: CONSENT_TO_BE_GIVEN,
  form: 'adult' as const,
  at: 0,
};
const booking = aBooking({
  clientUserId: null,
  createdBy: 'staff',
  startsAt: NOW + DAY,
  consent: due,
});
const { clientId } = booking;
let count = 0;
const record = (change: object = {}, caller = aMember('receptionist')) =>
  recordConsent.handler(
    {
      requestId: `request-id-${(count += 1)}`.padEnd(20, '0'),
      clientId,
      form: 'privacy',
      kind: 'given',
      way: 'paper',
      date: '2026-11-20',
      language: 'sw',
      ...change,
    },
    { caller, clock },
  );
const stored = () => memory.records(consents);
const shown = async () =>
  (await showClient.handler({ clientId }, { caller: aMember('admin'), clock })).consents;

beforeEach(() => {
  putBooking(booking);
  putClientOf([booking]);
});

it('the record says which text, on which day, in which way and by whom, and the trail the form alone', async () => {
  await record();
  const version = CONSENT_VERSIONS.privacy;
  expect(await shown()).toEqual([
    {
      form: 'privacy',
      version,
      at: toInstant('2026-11-20', '00:00'),
      guardianName: null,
      kind: 'given',
      way: 'paper',
      recordedBy: 'Wanjiru',
      withdrawnAt: null,
    },
  ]);
  const [kept] = stored();
  expect(memory.read(`consentTexts/${kept?.textHash}`)).toMatchObject({ version, language: 'sw' });
  expect(trail()).toMatchObject([
    { action: 'consent-recorded', subject: `clients/${clientId}`, fields: ['privacy'] },
  ]);
});

it('a booking waits no more once both of its texts are agreed to, and not after a withdrawal', async () => {
  expect(await record()).toEqual({ settled: 0 });
  await record({ form: 'adult', date: '2026-11-21' });
  expect(storedBooking(booking.id).consent).toMatchObject({
    privacyVersion: CONSENT_VERSIONS.privacy,
    agreementVersion: CONSENT_VERSIONS.adult,
    at: NOW,
  });
  expect(historyOf(booking.id)).toMatchObject([{ action: 'consent', actor: { name: 'Wanjiru' } }]);
  putBooking({ ...booking, id: 'next' });
  await record({ kind: 'withdrawn', way: 'phone', date: '2026-11-22' });
  expect(await record({ form: 'adult', date: '2026-11-22' })).toEqual({ settled: 0 });
  expect((await shown()).map(({ kind, way }) => [kind, way])).toContainEqual([
    'withdrawn',
    'phone',
  ]);
});

it('the agreement for another age settles nothing', async () => {
  await record();
  expect(await record({ form: 'adolescent' })).toEqual({ settled: 0 });
});

it('the same request again records nothing twice', async () => {
  const same = { requestId: 'the-same-request-id' };
  await record(same);
  await record(same);
  expect(stored()).toHaveLength(1);
  expect(trail()).toHaveLength(1);
});

it('a withdrawal reaches what the account agreed to on the screen, of this text only', async () => {
  const own = [
    aConsent({ form: 'privacy' }),
    aConsent(),
    aConsent({ uid: 'brian', form: 'privacy' }),
  ];
  for (const each of own) memory.put(consentPath(each), consents.toStored(each));
  putClientOf([booking], { clientUserId: 'amina' });
  await record({ kind: 'withdrawn' });
  const at = (index: number) => memory.read(consentPath(own[index]!))?.['withdrawnAt'];
  expect([at(0), at(1), at(2)].map((each) => each === null)).toEqual([false, true, true]);
});

it('a day ahead is refused at its field, and today is not', async () => {
  await expect(record({ date: '2026-11-24' })).rejects.toMatchObject({
    code: 'invalid-input',
    details: { fields: { date: 'date-ahead' } },
  });
  await record({ date: '2026-11-23' });
});

it('a therapist, a client and an unknown client are refused', async () => {
  for (const caller of [aMember('therapist', booking.practitionerId), aClient()])
    await expect(record({}, caller)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(record({ clientId: 'nobody' })).rejects.toMatchObject({ code: 'not-found' });
  expect(stored()).toEqual([]);
});

it('records follow the person to their account, and end with the last booking', async () => {
  await record();
  memoryAccounts.put({ uid: 'amina', email: 'amina@example.com' });
  await claimMyBookings.handler({}, { caller: aClient(), clock });
  const id = clientIdOfAccount('amina');
  expect(stored()).toMatchObject([{ clientId: id, uid: '' }]);
  await eraseConsents({ clientId: id });
  expect(stored()).toEqual([]);
});
