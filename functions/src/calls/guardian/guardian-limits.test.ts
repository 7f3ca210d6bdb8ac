/** How often a guardian's digits are tried and letters reach a guardian, by whichever way they are tried or sent. */
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import type { Booking } from '@tulia/domain/booking/booking';
import { mails } from '@tulia/domain/records/mail';
import { aBooking } from '@tulia/domain/testing/booking';
import { aMail } from '@tulia/domain/testing/mail';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../mail/render';
import { putBooking, storedBooking } from '../../platform/testing/bookings';
import { aClient, aGuest, aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { answerGuardianLink } from './answer-guardian-link';
import { askGuardian } from './ask-guardian';
import { askOwnGuardian } from './ask-own-guardian';
import { makeGuardianLink } from './make-guardian-link';
import { showGuardianLink } from './show-guardian-link';

vi.mock('../../platform/app');

/** Each test has an hour of its own, since what was counted in one stays counted. */
let now = aBooking().startsAt - 20 * DAY;
const clock = { now: () => now };
const staff = { caller: aMember('receptionist'), clock };
const guardian = {
  name: 'Rose Wafula',
  phone: '+254 722 000 111',
  email: 'rose@example.com',
  consents: true,
};
const put = (change: Partial<Booking> = {}) => {
  const booking = aBooking({ ageBand: 'adolescent', guardian, ...change });
  putBooking(booking);
  return booking;
};
const { id } = aBooking();
const refused = (code: string) => ({ code });
const seen = (bookingId: string) => ({ bookingId, version: storedBooking(bookingId).version });
const ask = (bookingId = id) => askGuardian.handler(seen(bookingId), staff);
const askOwn = () =>
  askOwnGuardian.handler({ ...seen(id), email: guardian.email }, { caller: aClient(), clock });
/** The letters that wait, as they would leave now; null for one that would be left out. */
const leaving = () =>
  Promise.all(
    Object.entries(memory.all('mail')).map(([mailId, each]) =>
      render(mailId, mails.fromStored(each), now),
    ),
  );

beforeEach(() => {
  vi.stubEnv('MAIL_FROM', 'Tulia <hello@tulia.example>');
  vi.stubEnv('SITE_URL', 'https://tulia.example/');
  memory.clear();
  now += HOUR;
  put();
});

it('digits are tried twelve times an hour by looking and answering, right ones too', async () => {
  const { token } = await makeGuardianLink.handler({ bookingId: id }, staff);
  const guest = { caller: aGuest(), clock };
  const { privacy: privacyVersion, adolescent: agreementVersion } = CONSENT_VERSIONS;
  const versions = { privacyVersion, agreementVersion };
  const look = (digits: string) => showGuardianLink.handler({ token, digits }, guest);
  const answer = (digits: string) =>
    answerGuardianLink.handler(
      { token, digits, code: '', agrees: true, language: 'en', ...versions },
      guest,
    );
  for (let tries = 0; tries < 6; tries += 1)
    for (const attempt of [look, answer])
      await expect(attempt('1110')).rejects.toMatchObject(refused('digits-wrong'));
  await expect(look('0111')).rejects.toMatchObject(refused('quota-exceeded'));
  await expect(answer('0111')).rejects.toMatchObject(refused('quota-exceeded'));
  expect((await look('')).view).toBeNull();
  now += HOUR;
  expect((await look('0111')).view?.state).toBe('open');
});

it.each([
  ['staff', () => ask()],
  ['the client', () => askOwn()],
])('a letter is counted once that is asked for by %s and then leaves', async (_, act) => {
  for (let letters = 0; letters < 3; letters += 1) await act();
  const { email: to } = guardian;
  expect(await leaving()).toMatchObject([{ to }, { to }, { to }]);
  for (const more of [ask, askOwn])
    await expect(more()).rejects.toMatchObject(refused('quota-exceeded'));
});

it.each<[string, Partial<Booking>]>([
  [
    'one guardian, whom another client names by another tag of the mailbox',
    { clientId: 'other', guardian: { ...guardian, email: 'Rose+2@example.com' } },
  ],
  [
    'one client, who names another guardian',
    { guardian: { ...guardian, email: 'mary@example.com' } },
  ],
])('a fourth letter within the hour is left out for %s', async (_, change) => {
  for (let letters = 0; letters < 3; letters += 1) await ask();
  const another = put({ id: 'another', ...change });
  const letter = { ...aMail('guardian-consent'), bookingId: 'another' };
  const to = another.guardian?.email ?? '';
  const first = () => render('another_1_guardian-consent', { ...letter, to }, now);
  expect(await first()).toBeNull();
  await expect(ask('another')).rejects.toMatchObject(refused('quota-exceeded'));
  now += HOUR;
  expect(await first()).toMatchObject({ to });
});
