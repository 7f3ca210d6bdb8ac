/**
 * The present by our servers' clock: a wrong phone clock would hide today's join button or offer past days. The token
 * (`session-store.ts`) and one-shot reads (`public-read.ts`) bring the time.
 */
import { MINUTE, type Instant } from '@tulia/domain/time/instant';
import { createStore } from '../../store';

/** Differences below this are ignored: an answer takes time. */
const SMALL = 5 * MINUTE;

/** Milliseconds by which the servers' clock is ahead of this device's. */
const ahead = createStore(0);

export const subscribeToClock = ahead.subscribe;

export const presentInstant = (): Instant => Date.now() + ahead.get();

/** Ignores what is no instant. */
export function heardTime(present: Instant): void {
  if (Math.abs(present - presentInstant()) > SMALL) ahead.set(present - Date.now());
}
