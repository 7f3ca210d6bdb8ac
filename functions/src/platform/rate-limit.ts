/**
 * Rate limits in fixed windows. Each attempt writes its token first (retries of one request share it) and counts all
 * tokens afterwards: of attempts that race, at most `limit` succeed.
 */
import { RATE_LIMIT_KEPT, rateLimits, rateLimitPath } from '@tulia/domain/records/watch/rate-limit';
import { Refusal } from '@tulia/domain/refusal';
import { DAY, HOUR, type Instant } from '@tulia/domain/time/instant';
import { FieldValue } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { db } from './app';
import { derivedId } from './fingerprint';

export interface RateLimit {
  /** such as `booking-person` */
  kind: string;
  /** the person or address that is limited; stored as a fingerprint only */
  subject: string;
  limit: number;
  windowMilliseconds: number;
}

export const perHour = (kind: string, subject: string, limit: number): RateLimit => {
  return { kind, subject, limit, windowMilliseconds: HOUR };
};

export const perDay = (kind: string, subject: string, limit: number): RateLimit => {
  return { kind, subject, limit, windowMilliseconds: DAY };
};

/** Windows that this process has seen full, so that a flood does not reach the database. */
const full = new Map<string, Instant>();

/** Counts a repeated call again. @throws Refusal rate-limited */
export const countEachCall = (rules: readonly RateLimit[], now: Instant): Promise<void> =>
  enforceRateLimits(rules, randomUUID(), now);

/** @param token the same for retries of one request @throws Refusal rate-limited */
export async function enforceRateLimits(
  rules: readonly RateLimit[],
  token: string,
  now: Instant,
): Promise<void> {
  const windows = rules.map((rule) => {
    const startedAt = Math.floor(now / rule.windowMilliseconds) * rule.windowMilliseconds;
    const id = `${rule.kind}_${derivedId(rule.kind, rule.subject)}_${startedAt}`;
    return { rule, id, startedAt, endsAt: startedAt + rule.windowMilliseconds };
  });
  const refuse = (endsAt: Instant) =>
    new Refusal('rate-limited', { retryAfterSeconds: Math.ceil((endsAt - now) / 1000) });
  for (const { id, endsAt } of windows) if (full.has(id)) throw refuse(endsAt);

  const batch = db().batch();
  for (const { id, startedAt, endsAt } of windows) {
    const expiresAt = endsAt + RATE_LIMIT_KEPT;
    const part = {
      ...rateLimits.toStoredPart({ windowStartedAt: startedAt, expiresAt }),
      count: FieldValue.increment(1),
      tokens: FieldValue.arrayUnion(token),
    };
    batch.set(db().doc(rateLimitPath(id)), part, { merge: true });
  }
  await batch.commit();
  const snapshots = await db().getAll(...windows.map(({ id }) => db().doc(rateLimitPath(id))));
  windows.forEach(({ rule, id, endsAt }, index) => {
    const tokens: unknown = snapshots[index]?.get('tokens');
    const spent = Array.isArray(tokens) ? tokens.length : 0;
    if (spent <= rule.limit) return;
    if (full.size > 10_000) full.clear();
    full.set(id, endsAt);
    throw refuse(endsAt);
  });
}
