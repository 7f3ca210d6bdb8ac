/**
 * Counts errors by kind, so that the state of the system can show them. Counting is never a reason for anything to
 * fail.
 */
import { ERRORS_KEPT, errorKindPath, errorKinds } from '@tulia/domain/records/watch/error-kind';
import { type ErrorKind, FRAMES_MAX } from '@tulia/domain/practice/error-kinds';
import type { Instant } from '@tulia/domain/time/instant';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from './app';
import { derivedId } from './fingerprint';
import { describeError, logFault, type DescribedError } from './log';
import { runningVersion } from './params';

export type MetError = Omit<ErrorKind, 'count' | 'firstAt' | 'lastAt' | 'expiresAt'>;

/**
 * One more of its kind. Browsers of one family after the other meet the same error, so they make no kind of their
 * own.
 */
export async function countError(met: MetError, now: Instant): Promise<void> {
  const { source, version, where, errorClass, way, frames } = met;
  const id = derivedId(source, version, where, errorClass, way ?? '', ...frames);
  const ref = db().doc(errorKindPath(id));
  const times = errorKinds.toStoredPart({ lastAt: now, expiresAt: now + ERRORS_KEPT });
  try {
    await ref.update({ ...times, count: FieldValue.increment(1) });
  } catch {
    const first = errorKinds.toStoredPart({ ...met, firstAt: now });
    await ref.set({ ...first, ...times, count: FieldValue.increment(1) }, { merge: true });
  }
}

/** An error of the server itself. @param where the function that met it */
export async function countServerError(
  where: string,
  described: DescribedError,
  now: Instant,
): Promise<void> {
  const { errorClass, stack_trace: stack = '' } = described;
  try {
    const met = { source: 'server' as const, version: runningVersion() || 'local', where };
    const kind = { errorClass, way: null, browser: null, frames: framesIn(stack) };
    await countError({ ...met, ...kind }, now);
  } catch (error) {
    logFault('error not counted', { where: 'countServerError', ...describeError(error) });
  }
}

/** `parts/x.js:1:2` of the lines of a stack that are in files of ours. */
function framesIn(stack: string): string[] {
  return [...stack.matchAll(/\/(?:dist|src)\/([\w/.-]{1,120}:\d+:\d+)/g)]
    .map(([, place = '']) => place)
    .slice(0, FRAMES_MAX);
}
