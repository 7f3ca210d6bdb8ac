/**
 * Rate limits in fixed windows. Each attempt leaves a token (retries of one request share it), and only afterwards the
 * tokens are counted: however many attempts race, no more than `limit` of them see a count within it.
 */
import { QUOTA_KEPT, quotas, quotaPath, type Quota } from '@tulia/domain/records/watch/quota';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from './app';
import { derivedId } from './fingerprint';

export interface QuotaRule {
  /** what is counted, such as `booking-person` */
  kind: string;
  /** whom it is counted for; stored as a fingerprint only */
  subject: string;
  limit: number;
  windowMilliseconds: number;
}

/** Windows this process has seen full; spares the database a flood. */
const full = new Map<string, Instant>();

/** @throws Refusal quota-exceeded */
export async function spendQuota(
  rules: readonly QuotaRule[],
  token: string,
  now: Instant,
): Promise<void> {
  const windows = rules.map((rule) => {
    const startedAt = Math.floor(now / rule.windowMilliseconds) * rule.windowMilliseconds;
    const id = `${rule.kind}_${derivedId(rule.kind, rule.subject)}_${startedAt}`;
    return { rule, id, startedAt, endsAt: startedAt + rule.windowMilliseconds };
  });
  const refuse = (endsAt: Instant) =>
    new Refusal('quota-exceeded', { retryAfterSeconds: Math.ceil((endsAt - now) / 1000) });
  for (const { id, endsAt } of windows) if (full.has(id)) throw refuse(endsAt);

  const batch = db().batch();
  for (const { id, startedAt, endsAt } of windows) {
    const part: Partial<Quota> = { windowStartedAt: startedAt, expiresAt: endsAt + QUOTA_KEPT };
    batch.set(
      db().doc(quotaPath(id)),
      {
        ...quotas.toStoredPart(part),
        count: FieldValue.increment(1),
        tokens: FieldValue.arrayUnion(token),
      },
      { merge: true },
    );
  }
  await batch.commit();
  const snapshots = await db().getAll(...windows.map(({ id }) => db().doc(quotaPath(id))));
  windows.forEach(({ rule, id, endsAt }, index) => {
    const tokens: unknown = snapshots[index]?.get('tokens');
    const spent = Array.isArray(tokens) ? tokens.length : 0;
    if (spent <= rule.limit) return;
    if (full.size > 10_000) full.clear();
    full.set(id, endsAt);
    throw refuse(endsAt);
  });
}
