/**
 * The guardian's link: the callers who may make it, what it asks for before it shows or takes anything, how the answer
 * is recorded, and how often digits are tried and emails sent.
 */
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import type { Booking } from '@tulia/domain/booking/booking';
import type { ConsentForm } from '@tulia/domain/records/consent';
import { mails } from '@tulia/domain/records/mail';
import { guardianLinkPath, guardianLinks } from '@tulia/domain/records/guardian-link';
import { withoutPlaceholders } from '@tulia/domain/practice/placeholders';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { aBooking } from '@tulia/domain/testing/booking';
import { aGuardianConsent } from '@tulia/domain/testing/consent';
import { aMail } from '@tulia/domain/testing/mail';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../mail/render';
import { keptText } from '../../people/consents';
import { aClient, aGuest, aMember } from '../../platform/testing/callers';
import type { SignedInCaller } from '../../platform/caller';
import { historyOf, putBooking, storedBooking } from '../../platform/testing/bookings';
import { emails } from '../../platform/testing/mails';
import { memory } from '../../platform/testing/memory-database';
import { guardianLinkOf, payLinkOf } from '../../links/booking-links';
import { askGuardian, makeGuardianLink } from '../desk';
import { answerGuardianLink, askOwnGuardian, showGuardianLink } from '../client';

vi.mock('../../platform/app');

const { id, startsAt, version } = aBooking();
/** Each test has an hour of its own, since what was counted in one stays counted. */
let now = startsAt - 20 * DAY;
const clock = { now: () => now };
const guest = aGuest();
const guardian = {
  name: 'Rose Wafula',
  phone: '+254 722 000 111',
  email: 'rose@example.com',
  consents: true,
};
const put = (change: Partial<Booking> = {}) => {
  putBooking(aBooking({ ageBand: 'adolescent', guardian, ...change }));
};
const stands = () => storedBooking(id);
const history = () => historyOf(id);
const make = (caller = aMember('receptionist')) =>
  makeGuardianLink.handler({ bookingId: id }, { caller, clock });
const mailed = async () => (await guardianLinkOf(stands(), { way: 'mail' }, now)) ?? '';
const show = (token: string, digits = '') =>
  showGuardianLink.handler({ token, digits }, { caller: guest, clock });
const answer = (
  token: string,
  said: { digits?: string; code?: string; agrees?: boolean; agreementVersion?: string } = {},
) =>
  answerGuardianLink.handler(
    {
      token,
      digits: '',
      code: '',
      agrees: true,
      language: 'sw',
      privacyVersion: CONSENT_VERSIONS.privacy,
      agreementVersion: CONSENT_VERSIONS.adolescent,
      ...said,
    },
    { caller: guest, clock },
  );
const seen = (bookingId: string) => ({ bookingId, version: storedBooking(bookingId).version });
const ask = (bookingId = id, asked = seen(bookingId)) =>
  askGuardian.handler(asked, { caller: aMember('receptionist'), clock });
const codeOf = (token: string) =>
  guardianLinks.fromStored(memory.read(guardianLinkPath(token)) ?? {}).code;
const addressed = () => emails().map(({ to, template }) => [to, template]);
const toRose = [[guardian.email, 'guardian-consent']];
const refused = (code: string) => ({ code });

beforeEach(() => {
  vi.stubEnv('MAIL_FROM', 'Tulia <hello@tulia.example>');
  vi.stubEnv('SITE_URL', 'https://tulia.example/');
  now += HOUR;
  put();
});

describe('a link that is handed over', () => {
  it('asks for the digits, and the history names the staff member who asked for it', async () => {
    const { token } = await make();
    expect(guardianLinks.fromStored(memory.read(guardianLinkPath(token)) ?? {})).toMatchObject({
      bookingId: id,
      way: 'phone',
      handedBy: { uid: aMember('receptionist').uid, name: 'Wanjiru' },
    });
    expect(history()).toMatchObject([
      { action: 'guardian-link', at: now, actor: { kind: 'staff', name: 'Wanjiru' }, version },
    ]);
  });

  it.each<[string, Partial<Booking>]>([
    ['a number of three digits', { guardian: { ...guardian, phone: '123' } }],
    ['a session that is over', { startsAt: 0, endsAt: 1 }],
  ])('is none where there is %s', async (_, change) => {
    put(change);
    await expect(make()).rejects.toMatchObject(refused('not-found'));
    expect(history()).toEqual([]);
  });

  it('shows nothing and accepts no answer without the digits; with them it shows only names and time', async () => {
    const { token } = await make();
    expect(await show(token)).toEqual({ view: null, pay: null });
    await expect(show(token, '1110')).rejects.toMatchObject(refused('digits-wrong'));
    for (const digits of ['', '1110'])
      await expect(answer(token, { digits })).rejects.toMatchObject(refused('digits-wrong'));
    expect([stands().guardianConsent, emails()]).toEqual([null, []]);
    const people = { clientName: 'Amina Otieno', guardianName: 'Rose Wafula', isBooker: false };
    const view = { ...people, startsAt, state: 'open', consent: null };
    expect(await show(token, '0111')).toEqual({ view, pay: null });
  });

  it('emails a code to the guardian alone, in the language of the page, and records no answer yet', async () => {
    const { token } = await make();
    const { view, codeSentTo } = await answer(token, { digits: '0111' });
    expect(view.state).toBe('open');
    expect(codeSentTo).toBe('r…@example.com');
    const email = { to: 'rose@example.com', template: 'guardian-code', language: 'sw' };
    expect(emails()).toMatchObject([{ ...email, parameters: { code: codeOf(token) } }]);
    expect(stands().guardianConsent).toBeNull();
  });

  it('takes the code of the email for an hour, and no other', async () => {
    const { token } = await make();
    await answer(token, { digits: '0111' });
    const code = codeOf(token) ?? '';
    const other = code === '000000' ? '000001' : '000000';
    const wrong = refused('code-wrong');
    await expect(answer(token, { digits: '0111', code: other })).rejects.toMatchObject(wrong);
    now += HOUR;
    await expect(answer(token, { digits: '0111', code })).rejects.toMatchObject(wrong);
    expect(stands().guardianConsent).toBeNull();
    now -= 1;
    const { view, codeSentTo } = await answer(token, { digits: '0111', code });
    expect([view.state, codeSentTo]).toEqual(['given', null]);
    expect(stands().guardianConsent).toMatchObject({ proof: 'code', handedBy: 'Wanjiru', at: now });
    expect(history().find(({ action }) => action === 'guardian-consent')).toMatchObject({
      actor: { kind: 'guest', name: 'Rose Wafula' },
    });
  });

  it('accepts eight codes an hour, right or wrong', async () => {
    const { token } = await make();
    await answer(token, { digits: '0111' });
    const said = { digits: '0111', code: '12345' };
    for (let attempt = 0; attempt < 8; attempt += 1)
      await expect(answer(token, said)).rejects.toMatchObject(refused('code-wrong'));
    await expect(answer(token, said)).rejects.toMatchObject(refused('rate-limited'));
  });

  it('is closed by twenty wrong digits and codes together, and staff can make another link', async () => {
    const { token } = await make();
    await answer(token, { digits: '0111' });
    const wrong = [
      () => expect(show(token, '1110')).rejects.toMatchObject(refused('digits-wrong')),
      () => expect(answer(token, { digits: '' })).rejects.toMatchObject(refused('digits-wrong')),
      () =>
        expect(answer(token, { digits: '0111', code: '12345' })).rejects.toMatchObject(
          refused('code-wrong'),
        ),
    ];
    for (let count = 0; count < 20; count += 1) {
      expect((await make()).token).toBe(token);
      await wrong[count % wrong.length]?.();
      // Digits and codes that are tried within an hour have an end of their own.
      now += HOUR / 4;
    }
    await expect(show(token, '0111')).rejects.toMatchObject(refused('not-found'));
    await expect(answer(token, { digits: '0111' })).rejects.toMatchObject(refused('not-found'));
    const { token: another } = await make();
    expect(another).not.toBe(token);
    expect((await show(another, '0111')).view?.state).toBe('open');
    await expect(show(token, '0111')).rejects.toMatchObject(refused('not-found'));
  });

  it('is signed by the staff member who handed it over when the guardian has no mailbox', async () => {
    put({ guardian: { ...guardian, email: '' } });
    const { token } = await make();
    expect(await answer(token, { digits: '0111' })).toMatchObject({ codeSentTo: null });
    expect(stands().guardianConsent).toMatchObject({ proof: 'phone', handedBy: 'Wanjiru' });
    expect(history().find(({ action }) => action === 'guardian-told')).toMatchObject({
      actor: { kind: 'staff', uid: aMember('receptionist').uid },
    });
  });

  it('withdraws the consent without a code, and asks for no code when the consent is given already', async () => {
    put({ guardianConsent: aGuardianConsent() });
    const { token } = await make();
    expect(await answer(token, { digits: '0111' })).toMatchObject({ codeSentTo: null });
    expect(emails()).toEqual([]);
    const { view } = await answer(token, { digits: '0111', agrees: false });
    expect(view.state).toBe('withdrawn');
    expect(stands().guardianConsent?.withdrawnAt).toBe(now);
    expect(await answer(token, { digits: '0111', agrees: false })).toMatchObject({ view });
    expect(emails().map(({ template }) => template)).not.toContain('guardian-code');
  });
});

describe('a link of an email', () => {
  it('needs no code, and records the texts in the language of the page', async () => {
    const token = await mailed();
    expect((await show(token)).view?.state).toBe('open');
    expect(await answer(token)).toMatchObject({ view: { state: 'given' }, codeSentTo: null });
    const consent = stands().guardianConsent;
    expect(consent).toMatchObject({ proof: 'mail', handedBy: null, language: 'sw' });
    const hashOf = async (form: ConsentForm) =>
      (await keptText(form, 'sw', withoutPlaceholders(defaultPracticeSettings))).textHash;
    expect([consent?.textHash, consent?.privacyHash]).toEqual([
      await hashOf('adolescent'),
      await hashOf('privacy'),
    ]);
  });

  it('shows the link to pay only after the consent, and only while money is due', async () => {
    const token = await mailed();
    expect((await show(token)).pay).toBeNull();
    const { pay } = await answer(token);
    const { price } = stands().service;
    expect(pay).toEqual({ token: await payLinkOf(stands(), now), amount: price });
    expect((await show(token)).pay).toEqual(pay);
    const given = stands();
    put({ ...given, payment: { ...given.payment, balance: 0 } });
    expect((await show(token)).pay).toBeNull();
    put(given);
    expect((await answer(token, { agrees: false })).pay).toBeNull();
  });

  it('records no consent to an outdated text', async () => {
    const older = answer(await mailed(), { agreementVersion: '2019-1' });
    await expect(older).rejects.toMatchObject(refused('consent-outdated'));
    expect(stands().guardianConsent).toBeNull();
  });

  it('accepts a no, after which the guardian can still agree', async () => {
    const token = await mailed();
    expect(await answer(token, { agrees: false })).toMatchObject({
      view: { state: 'declined', consent: null },
      codeSentTo: null,
    });
    expect(stands()).toMatchObject({ guardianConsent: null, guardianDeclinedAt: now });
    expect(history()).toMatchObject([
      { action: 'guardian-decline', actor: { kind: 'guest', name: 'Rose Wafula' } },
    ]);
    expect((await answer(token)).view.state).toBe('given');
  });
});

it('the email that staff send again goes once and to the guardian alone, and the history names the staff member', async () => {
  expect(await ask()).toEqual({ version: version + 1 });
  const again = ask(id, { bookingId: id, version });
  await expect(again).rejects.toMatchObject(refused('version-conflict'));
  expect(addressed()).toEqual(toRose);
  expect(history()).toMatchObject([{ action: 'ask-guardian', actor: { name: 'Wanjiru' } }]);
});

describe('the email that the client sends once more', () => {
  const askOwn = (email = guardian.email, caller: SignedInCaller = aClient()) =>
    askOwnGuardian.handler({ bookingId: id, version, email }, { caller, clock });

  it('goes to the same address, and the earlier link stays open', async () => {
    const token = await mailed();
    expect(await askOwn()).toEqual({ version: version + 1 });
    await expect(askOwn()).rejects.toMatchObject(refused('version-conflict'));
    expect(addressed()).toEqual(toRose);
    expect((await show(token)).view?.state).toBe('open');
    expect(await mailed()).toBe(token);
  });

  it('goes to another address, and the earlier emailed link is closed at once', async () => {
    const token = await mailed();
    const handed = (await make()).token;
    await answer(handed, { digits: '0111' });
    const code = codeOf(handed) ?? '';
    await askOwn('mary@example.com');
    expect(stands().guardian).toEqual({ ...guardian, email: 'mary@example.com' });
    expect(addressed()).toContainEqual(['mary@example.com', 'guardian-consent']);
    for (const act of [show, answer])
      await expect(act(token)).rejects.toMatchObject(refused('not-found'));
    const other = await mailed();
    expect(other).not.toBe(token);
    expect((await show(other)).view?.state).toBe('open');
    // The link that staff hand over stays, without the code that went to the old address.
    expect((await show(handed, '0111')).view?.state).toBe('open');
    const typed = answer(handed, { digits: '0111', code });
    await expect(typed).rejects.toMatchObject(refused('code-wrong'));
  });

  it.each<[string, SignedInCaller, string]>([
    ['a stranger', aClient({ uid: 'other', email: 'other@example.com' }), 'not-found'],
    ['a receptionist', aMember('receptionist'), 'forbidden'],
  ])('is not sent for %s, and counts for no rate limit', async (_, who, code) => {
    await expect(askOwn('mary@example.com', who)).rejects.toMatchObject(refused(code));
    expect(stands().guardian).toEqual(guardian);
    expect([emails(), memory.all('quotas')]).toEqual([[], {}]);
  });
});

describe('within an hour', () => {
  const askAgain = () =>
    askOwnGuardian.handler({ ...seen(id), email: guardian.email }, { caller: aClient(), clock });
  /** The emails that wait, as they would leave now; null for one that would be left out. */
  const leaving = () =>
    Promise.all(
      Object.entries(memory.all('mail')).map(([mailId, each]) =>
        render(mailId, mails.fromStored(each), now),
      ),
    );

  it('digits are tried twelve times an hour by opening and answering together, right ones too', async () => {
    const { token } = await make();
    const both = [
      (digits: string) => show(token, digits),
      (digits: string) => answer(token, { digits }),
    ];
    for (let tries = 0; tries < 6; tries += 1)
      for (const attempt of both)
        await expect(attempt('1110')).rejects.toMatchObject(refused('digits-wrong'));
    for (const attempt of both)
      await expect(attempt('0111')).rejects.toMatchObject(refused('rate-limited'));
    expect((await show(token)).view).toBeNull();
    now += HOUR;
    expect((await show(token, '0111')).view?.state).toBe('open');
  });

  it('three emails with a code are sent, which count apart from other emails', async () => {
    const { token } = await make();
    for (let count = 0; count < 3; count += 1) {
      now += MINUTE;
      await answer(token, { digits: '0111' });
    }
    const fourth = answer(token, { digits: '0111' });
    await expect(fourth).rejects.toMatchObject(refused('rate-limited'));
    expect(await ask()).toEqual({ version: version + 1 });
  });

  it('all emails contain the same code while it is valid, and staff cannot read it', async () => {
    const { token } = await make();
    await answer(token, { digits: '0111' });
    const code = codeOf(token) ?? '';
    expect(code).toMatch(/^\d{6}$/);
    now += HOUR - 1;
    await answer(token, { digits: '0111' });
    const text = expect.stringContaining(code) as string;
    expect(await leaving()).toMatchObject([{ text }, { text }]);
    expect(JSON.stringify([memory.all('mailStatus'), memory.all('bookings')])).not.toContain(code);
    now += HOUR;
    await answer(token, { digits: '0111' });
    expect(codeOf(token)).not.toBe(code);
  });

  it.each([
    ['staff', () => ask()],
    ['the client', () => askAgain()],
  ])('an email requested by %s counts once when it is sent later', async (_, act) => {
    for (let count = 0; count < 3; count += 1) await act();
    const { email: to } = guardian;
    expect(await leaving()).toMatchObject([{ to }, { to }, { to }]);
    for (const more of [ask, askAgain])
      await expect(more()).rejects.toMatchObject(refused('rate-limited'));
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
  ])('a fourth email within the hour is left out for %s', async (_, change) => {
    for (let count = 0; count < 3; count += 1) await ask();
    put({ id: 'another', ...change });
    const email = { ...aMail('guardian-consent'), bookingId: 'another' };
    const to = storedBooking('another').guardian?.email ?? '';
    const first = () => render('another_1_guardian-consent', { ...email, to }, now);
    expect(await first()).toBeNull();
    await expect(ask('another')).rejects.toMatchObject(refused('rate-limited'));
    now += HOUR;
    expect(await first()).toMatchObject({ to });
  });
});
