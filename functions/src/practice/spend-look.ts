/**
 * Limits how often a page is opened by its link, and digits are tried: whoever guesses tokens or digits is stopped, and
 * whoever waits for a PIN or comes back is not.
 */
import { HOUR, type Instant } from '@tulia/domain/time/instant';
import { randomUUID } from 'node:crypto';
import { limitFor } from '../platform/app-check';
import type { Caller } from '../platform/caller';
import { spendQuota } from '../platform/quota';

/** Looks within an hour. A page that waits for a PIN asks about fifty times; phones share addresses. */
const LOOKS = {
  'pay-link': { perLink: 400, perAddress: 1200 },
  'guardian-link': { perLink: 60, perAddress: 600 },
};
/** Four digits have ten thousand values; whoever has them opens, answers and changes their mind. */
const DIGITS_PER_LINK = 8;

/** @throws Refusal quota-exceeded */
export async function spendLook(
  kind: keyof typeof LOOKS,
  token: string,
  caller: Caller,
  now: Instant,
): Promise<void> {
  const { perLink, perAddress } = LOOKS[kind];
  const rules = [rule(kind, token, limitFor(perLink, caller))];
  if (caller.address !== null) {
    rules.push(rule(`${kind}-address`, caller.address, limitFor(perAddress, caller)));
  }
  await spendQuota(rules, randomUUID(), now);
}

/** Digits that are tried count before they are looked at, right ones too. @throws Refusal quota-exceeded */
export function spendDigits(token: string, now: Instant): Promise<void> {
  return spendQuota([rule('guardian-digits', token, DIGITS_PER_LINK)], randomUUID(), now);
}

/** A mail to the guardian costs the guardian's patience. @throws Refusal quota-exceeded */
export function spendGuardianMail(bookingId: string, now: Instant): Promise<void> {
  return spendQuota([rule('guardian-mail', bookingId, 5)], randomUUID(), now);
}

const rule = (kind: string, subject: string, limit: number) => ({
  ...{ kind, subject, limit },
  windowMilliseconds: HOUR,
});
