/** Limits of what browsers report unasked: of one address in an hour (phones share addresses), of all in a day. */
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { randomUUID } from 'node:crypto';
import type { CallContext } from '../platform/callable';
import { spendQuota, type QuotaRule } from '../platform/quota';

/** @throws Refusal quota-exceeded */
export function spendReport(
  kind: 'errors' | 'figures',
  limits: { addressAndHour: number; day: number },
  { caller, clock }: CallContext,
): Promise<void> {
  const rules: QuotaRule[] = [
    { kind: `${kind}-day`, subject: 'all', limit: limits.day, windowMilliseconds: DAY },
  ];
  if (caller.address !== null)
    rules.push({
      kind: `${kind}-address`,
      subject: caller.address,
      limit: limits.addressAndHour,
      windowMilliseconds: HOUR,
    });
  return spendQuota(rules, randomUUID(), clock.now());
}
