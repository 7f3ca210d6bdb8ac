/**
 * App Check in the mode `watch` refuses no call, because Google denies some browsers a token for a day. It counts calls
 * without a token and gives them smaller rate limits (decision 077).
 */
import { appCheckPath, type SiteProof } from '@tulia/domain/records/watch/app-check';
import { SECOND, type Instant } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { FieldValue } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { db } from './app';
import { logIfFails } from './log-if-fails';
import { appCheckMode } from './params';

const HEADER = 'x-firebase-appcheck';

/** The platform has checked the token, and sets `app` only when the token is valid. */
export function siteProof({
  app,
  rawRequest,
}: Pick<CallableRequest, 'app' | 'rawRequest'>): SiteProof {
  if (app !== undefined) return 'valid';
  return rawRequest.headers[HEADER] === undefined ? 'missing' : 'invalid';
}

/** Divides the rate limits of calls without proof: four bookings an hour remain, more than a person in need makes. */
const TIGHTENED = 3;

export function limitFor(limit: number, caller: { proven: boolean }): number {
  return caller.proven ? limit : Math.ceil(limit / TIGHTENED);
}

/** Each instance writes its counts once in so many milliseconds, so that calls do not wait for each other. */
const GATHERED = 30 * SECOND;

const nothing = (): Record<SiteProof, number> => ({ valid: 0, missing: 0, invalid: 0 });
let counted = nothing();
let writtenAt: Instant = -Infinity;

/** Counts a call. When an instance ends, at most the counts of half a minute are lost. */
export async function countProof(proof: SiteProof, now: Instant): Promise<void> {
  if (appCheckMode() !== 'watch') return;
  counted[proof] += 1;
  if (now - writtenAt < GATHERED) return;
  const sums = counted;
  counted = nothing();
  writtenAt = now;
  const { date } = toWallTime(now);
  const increments: Record<string, FieldValue> = Object.fromEntries(
    Object.entries(sums).map(([kind, by]) => [kind, FieldValue.increment(by)]),
  );
  await logIfFails('calls not counted', { where: 'countProof' }, () =>
    db().doc(appCheckPath(date)).set(increments, { merge: true }),
  );
}
