/** What is counted when a page is opened by its link, digits and codes are typed, or a guardian is written to. */
import { HOUR } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { aGuest } from '../platform/testing/callers';
import { spendQuota } from '../platform/quota';
import {
  spendAccountLetter,
  spendCode,
  spendDigits,
  spendGuardianCode,
  spendGuardianMail,
  spendLook,
} from './spend-look';

vi.mock('../platform/app');
vi.mock('../platform/quota', () => ({ spendQuota: vi.fn() }));

const NOW = 1_800_000_000_000;
const guardian = { name: 'Rose', phone: '', email: ' Rose+desk@Example.com ', consents: true };
const booking = { clientId: 'amina-client', guardian };
const here = { address: 'from-here' };
const guest = aGuest();
const counted = () =>
  vi.mocked(spendQuota).mock.calls.flatMap(([rules]) =>
    rules.map(({ kind, subject, limit, windowMilliseconds }) => {
      expect(windowMilliseconds).toBe(HOUR);
      return `${kind} ${subject} ${String(limit)}`;
    }),
  );

beforeEach(() => {
  vi.mocked(spendQuota).mockReset();
});

it.each<[string, () => Promise<void>, string[]]>([
  ['a look to pay', () => spendLook('pay-link', 't', guest, NOW), ['pay-link t 400']],
  [
    'a look to pay from a known address',
    () => spendLook('pay-link', 't', aGuest(here), NOW),
    ['pay-link t 400', 'pay-link-address from-here 1200'],
  ],
  [
    'a guardian’s look',
    () => spendLook('guardian-link', 't', aGuest(here), NOW),
    ['guardian-link t 60', 'guardian-link-address from-here 600'],
  ],
  [
    'a look to move or cancel',
    () => spendLook('manage-link', 't', aGuest(here), NOW),
    ['manage-link t 60', 'manage-link-address from-here 600'],
  ],
  [
    'a look without proof of where it comes from',
    () => spendLook('guardian-link', 't', aGuest({ address: 'from-here', proven: false }), NOW),
    ['guardian-link t 20', 'guardian-link-address from-here 200'],
  ],
  [
    'a letter with a link of the account, for the mailbox without its tag,',
    () => spendAccountLetter('rose+1@example.com', aGuest(here), NOW),
    ['account-letter rose@example.com 5', 'account-letter-address from-here 60'],
  ],
  ['digits', () => spendDigits('t', NOW), ['guardian-digits t 12']],
  ['a code', () => spendCode('t', NOW), ['guardian-code t 8']],
  [
    'a letter to a guardian, for the mailbox without its tag and for the client,',
    () => spendGuardianMail('mail', booking, NOW),
    ['guardian-mail rose@example.com 3', 'guardian-mail-client amina-client 3'],
  ],
  [
    'a letter with a code, by itself,',
    () => spendGuardianCode(booking, NOW),
    ['guardian-code-mail rose@example.com 3', 'guardian-code-mail-client amina-client 3'],
  ],
])('%s counts within an hour', async (_, spend, rules) => {
  await spend();
  expect(counted()).toEqual(rules);
});

it('the same letter counts once however often it is tried; looks, digits and codes count each time', async () => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await spendGuardianMail('mail', booking, NOW);
    await spendLook('pay-link', 't', guest, NOW);
    await spendDigits('t', NOW);
    await spendCode('t', NOW);
    await spendGuardianCode(booking, NOW);
  }
  const tokens = vi.mocked(spendQuota).mock.calls.map(([, token]) => token);
  expect(tokens.filter((token) => token === 'mail')).toHaveLength(2);
  expect(new Set(tokens).size).toBe(9);
});
