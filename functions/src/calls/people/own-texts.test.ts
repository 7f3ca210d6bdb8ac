/** A client's number for texts: it is proved by a code, agreed to, stopped, exported and erased. */
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { consents, type Consent } from '@tulia/domain/records/consent';
import { textNumberPath } from '@tulia/domain/records/texting/text-number';
import { TEXT_NUMBER } from '@tulia/domain/testing/text-provider';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textAccount } from '../../messages/account';
import { stopNumber } from '../../messages/text-number';
import { removePerson } from '../../people/erase-person';
import { aClient } from '../../platform/testing/callers';
import { memory, memoryAccounts } from '../../platform/testing/memory-database';
import {
  sendText as send,
  storedTextNumber as stored,
  TEXT_ACCOUNT,
} from '../../platform/testing/texts';
import { agreeToTexts, exportMyData, sendTextCode, showOwnTexts, stopTexts } from '../client';

vi.mock('../../platform/app');
vi.mock('../../platform/log');
vi.mock(import('../../messages/account'), async (original) =>
  (await import('../../platform/testing/texts')).withSendText(original),
);

/** Limits that count days know each test by its own day. */
let now = 20_000 * DAY + 9 * HOUR;
const clock = { now: () => now };
const caller = (uid = 'amina', more: object = {}) => ({
  ...aClient({ uid, email: `${uid}@example.com`, ...more }),
  authTime: now,
});
type Who = ReturnType<typeof caller>;
const ask = (who: Who = caller(), number = '0712 345 678') =>
  sendTextCode.handler({ number, language: 'en' }, { caller: who, clock });
const codeSent = () => /\d{6}/.exec(send.mock.lastCall?.[0].text ?? '')?.[0] ?? '';
const prove = (code = codeSent(), who: Who = caller(), consentVersion = CONSENT_VERSIONS.texts) =>
  agreeToTexts.handler({ code, language: 'sw', consentVersion }, { caller: who, clock });
const agreed = (): Consent[] => memory.records(consents);
const shown = () => showOwnTexts.handler({}, { caller: caller(), clock });

beforeEach(() => {
  now += 2 * DAY;
  send.mockReset().mockResolvedValue({ kind: 'sent', providerId: 'ATPid_1', cents: 80 });
  vi.mocked(textAccount).mockResolvedValue(TEXT_ACCOUNT);
  for (const uid of ['amina', 'brian']) memoryAccounts.put({ uid, email: `${uid}@example.com` });
});

it('the code of the text proves the number, and the exact text that was agreed to is on record', async () => {
  await ask();
  expect(send.mock.calls[0]?.[0].to).toBe(TEXT_NUMBER);
  expect(stored()).toMatchObject({ number: '', provedAt: null });
  expect(JSON.stringify(memory.all('textNumbers'))).not.toContain(codeSent());
  expect(await prove()).toEqual({ isOffered: true, number: TEXT_NUMBER, stoppedAt: null });
  expect(stored()).toMatchObject({ number: TEXT_NUMBER, provedAt: now, sent: null });
  const { version = '', form, language, uid, at: given } = agreed()[0] ?? {};
  const wanted = ['texts', CONSENT_VERSIONS.texts, 'sw', 'amina', now];
  expect([form, version, language, uid, given]).toEqual(wanted);
  expect(Object.values(memory.all('consentTexts'))[0]).toMatchObject({ form: 'texts' });
  await expect(prove()).rejects.toMatchObject({ code: 'text-code-wrong' });
});

describe('no number is proved', () => {
  const refused = { code: 'text-code-wrong' };
  it.each([
    ['ten minutes later', 10 * MINUTE, 'amina'],
    ['by another account', 0, 'brian'],
  ])('%s', async (_, later, uid) => {
    await ask();
    now += later;
    await expect(prove(codeSent(), caller(uid))).rejects.toMatchObject(refused);
    expect(agreed()).toEqual([]);
  });

  it('after five wrong codes, even by the right one', async () => {
    await ask();
    const wrong = codeSent() === '111111' ? '222222' : '111111';
    for (let turn = 0; turn < 5; turn += 1)
      await expect(prove(wrong)).rejects.toMatchObject(refused);
    await expect(prove()).rejects.toMatchObject(refused);
    expect(stored().number).toBe('');
  });

  it('by the code of an earlier text, or by the code for another number', async () => {
    await ask();
    const first = codeSent();
    await ask(caller(), '0733 000 000');
    if (first !== codeSent()) await expect(prove(first)).rejects.toMatchObject(refused);
    await prove();
    expect(stored().number).toBe('254733000000');
  });

  it('by who has read another version of the text', async () => {
    await ask();
    const outdated = { code: 'consent-outdated' };
    await expect(
      prove(codeSent(), caller(), '2020-1' as typeof CONSENT_VERSIONS.texts),
    ).rejects.toMatchObject(outdated);
  });
});

describe('no code is sent', () => {
  it('without an account of the practice, or when the provider refuses', async () => {
    send.mockResolvedValue({ kind: 'no', problem: 'no-route' });
    await expect(ask()).rejects.toMatchObject({ code: 'text-not-sent' });
    vi.mocked(textAccount).mockResolvedValue(null);
    await expect(ask()).rejects.toMatchObject({ code: 'text-not-sent' });
    expect(await shown()).toEqual({ isOffered: false, number: null, stoppedAt: null });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('to an account whose address is not proved', async () => {
    const who = caller('amina', { emailVerified: false });
    await expect(ask(who)).rejects.toMatchObject({ code: 'email-unverified' });
    await expect(prove('123456', who)).rejects.toMatchObject({ code: 'email-unverified' });
  });

  const numberOf = (turn: number) => `07120000${10 + turn}`;
  it.each<[number, string, (turn: number) => Promise<unknown>]>([
    [3, 'to one number, whoever asks', (turn) => ask(caller(`u${turn}`))],
    [5, 'for one account, whatever the number', (turn) => ask(caller(), numberOf(turn))],
    [
      30,
      'from one network address',
      (turn) => ask(caller(`u${turn}`, { address: '203.0.113.7' }), numberOf(turn)),
    ],
  ])('more than %i times an hour %s', async (limit, _, act) => {
    for (let turn = 0; turn < limit; turn += 1) await act(turn);
    await expect(act(limit)).rejects.toMatchObject({ code: 'rate-limited' });
    expect(send).toHaveBeenCalledTimes(limit);
  });
});

describe('a consent that ends', () => {
  beforeEach(async () => {
    await ask();
    await prove();
    now += HOUR;
  });

  it.each<[string, () => Promise<unknown>]>([
    ['in the profile', () => stopTexts.handler({}, { caller: caller(), clock })],
    ['on the phone', () => stopNumber(TEXT_NUMBER, now)],
  ])('%s stays on record with its end, and a new code begins it anew', async (_, stop) => {
    await stop();
    expect((await shown()).stoppedAt).toBe(now);
    expect(agreed().map(({ withdrawnAt }) => withdrawnAt)).toEqual([now]);
    const first = now;
    now += HOUR;
    await stop();
    expect(stored().stoppedAt).toBe(first);
    await ask();
    await prove();
    expect(stored()).toMatchObject({ stoppedAt: null, provedAt: now });
    expect(agreed().map(({ withdrawnAt }) => withdrawnAt)).toEqual([null]);
  });

  it('on a phone that two people proved ends for both, and for nobody else', async () => {
    await ask(caller('brian'));
    await prove(codeSent(), caller('brian'));
    await ask(caller('chebet'), '0733 000 000');
    await prove(codeSent(), caller('chebet'));
    await stopNumber(TEXT_NUMBER, now);
    const stops = ['amina', 'brian', 'chebet'].map((uid) => stored(uid).stoppedAt);
    expect(stops).toEqual([now, now, null]);
  });

  it('the copy of the own data has the number, and the end of the account erases it', async () => {
    const copy = await exportMyData.handler({}, { caller: caller(), clock });
    const since = new Date(now - HOUR).toISOString();
    expect(copy.texts).toEqual({ number: TEXT_NUMBER, since, stopped: null });
    await removePerson(caller(), 'en', null, now);
    expect(memory.read(textNumberPath('amina'))).toBeNull();
  });
});
