/**
 * The present by our servers' clock, as far as this page has heard of it: a phone's own may be a day or years off, and
 * would then hide today's join button, or offer days that are over. Heard with what is asked for anyway: the token
 * (`session-store.ts`) and the one-shot reads (`public-read.ts`).
 */
import { MINUTE, type Instant } from '@tulia/domain/time/instant';
import { createStore } from '../../store';

/** The way of an answer, and what nobody notices. */
const SMALL = 5 * MINUTE;

/** Milliseconds by which the servers are ahead of this device. */
const ahead = createStore(0);

export const subscribeToClock = ahead.subscribe;

export const presentInstant = (): Instant => Date.now() + ahead.get();

/** What a server says the time is; anything that is no instant says nothing. */
export function heardTime(present: Instant): void {
  if (Math.abs(present - presentInstant()) > SMALL) ahead.set(present - Date.now());
}
