/** What is counted when a page is opened by its link. */
import { HOUR } from '@tulia/domain/time/instant';
import { expect, it, vi } from 'vitest';
import type { Caller } from '../platform/caller';
import { spendQuota } from '../platform/quota';
import { aGuest } from '../platform/testing/callers';
import { spendLook } from './spend-look';

vi.mock('../platform/quota', () => ({ spendQuota: vi.fn() }));

const here = { address: 'from-here' };

it.each<[string, Parameters<typeof spendLook>[0], Partial<Caller>, string[]]>([
  ['to pay', 'pay-link', {}, ['pay-link t 400']],
  [
    'to pay from a known address',
    'pay-link',
    here,
    ['pay-link t 400', 'pay-link-address from-here 1200'],
  ],
  [
    'of a guardian',
    'guardian-link',
    here,
    ['guardian-link t 60', 'guardian-link-address from-here 600'],
  ],
  [
    'to move or cancel',
    'manage-link',
    here,
    ['manage-link t 60', 'manage-link-address from-here 600'],
  ],
  [
    'without proof of where it comes from',
    'guardian-link',
    { ...here, proven: false },
    ['guardian-link t 20', 'guardian-link-address from-here 200'],
  ],
])('a look %s counts within an hour, each time', async (_, page, caller, counted) => {
  vi.mocked(spendQuota).mockReset();
  for (const now of [1, 2]) await spendLook(page, 't', aGuest(caller), now);
  const [[rules, token], [, another]] = vi.mocked(spendQuota).mock.calls as [
    Parameters<typeof spendQuota>,
    Parameters<typeof spendQuota>,
  ];
  expect(rules.map(({ kind, subject, limit }) => `${kind} ${subject} ${String(limit)}`)).toEqual(
    counted,
  );
  expect(new Set(rules.map(({ windowMilliseconds }) => windowMilliseconds))).toEqual(
    new Set([HOUR]),
  );
  expect(another).not.toBe(token);
});
