/** Limits how often pay links are looked at: whoever guesses tokens is stopped, and whoever waits for a PIN is not. */
import type { Instant } from '@tulia/domain/time/instant';
import { HOUR } from '@tulia/domain/time/instant';
import { randomUUID } from 'node:crypto';
import { limitFor } from '../platform/app-check';
import type { Caller } from '../platform/caller';
import { spendQuota } from '../platform/quota';

/** A page that waits for a PIN asks about fifty times. */
const PER_LINK = 400;
/** Phones share addresses. */
const PER_ADDRESS = 1200;

/** @throws Refusal quota-exceeded */
export async function spendLook(token: string, caller: Caller, now: Instant): Promise<void> {
  const rule = (kind: string, subject: string, limit: number) => ({
    ...{ kind, subject, windowMilliseconds: HOUR },
    limit: limitFor(limit, caller),
  });
  const rules = [rule('pay-link', token, PER_LINK)];
  if (caller.address !== null) rules.push(rule('pay-link-address', caller.address, PER_ADDRESS));
  await spendQuota(rules, randomUUID(), now);
}
