/**
 * App Check in its mode `watch`: no call is refused for want of a token, because Google keeps some browsers from
 * getting one for a day; calls without one are counted, and have smaller rate limits (decision 077).
 */
import { appCheckPath, type SiteProof } from '@tulia/domain/records/watch/app-check';
import { SECOND, type Instant } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { FieldValue } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { db } from './app';
import { describeError, logFault } from './log';
import { appCheckMode } from './params';

const HEADER = 'x-firebase-appcheck';

/** What a call says about its origin. The platform has checked the token and left it out when it is not valid. */
export function siteProof({
  app,
  rawRequest,
}: Pick<CallableRequest, 'app' | 'rawRequest'>): SiteProof {
  if (app !== undefined) return 'valid';
  return rawRequest.headers[HEADER] === undefined ? 'missing' : 'invalid';
}

/**
 * By how much rate limits shrink for calls without proof. Four bookings an hour are still more than a person in need
 * makes.
 */
const TIGHTENED = 3;

/** The limit for a call: smaller where proof is watched for and missing. */
export function limitFor(limit: number, caller: { proven: boolean }): number {
  return caller.proven ? limit : Math.ceil(limit / TIGHTENED);
}

/**
 * Milliseconds for which an instance gathers what it has counted, so that calls do not wait for each other's
 * counts.
 */
const GATHERED = 30 * SECOND;

const nothing = (): Record<SiteProof, number> => ({ valid: 0, missing: 0, invalid: 0 });
let counted = nothing();
let writtenAt: Instant = -Infinity;

/** Counts a call; an instance that ends takes at most what it has gathered in half a minute with it. */
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
  try {
    await db().doc(appCheckPath(date)).set(increments, { merge: true });
  } catch (error) {
    // Counting is never a reason for a call to fail.
    logFault('calls not counted', { where: 'countProof', ...describeError(error) });
  }
}
