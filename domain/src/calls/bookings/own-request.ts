/** What clients do about the time of their own request after its hold has ended. */
import { defineCall } from '../call';
import * as field from '../fields';

const seen = () => ({ bookingId: field.documentId(), version: field.version() });

/**
 * Holds the time again, twice a day at most. Refusals: signed-out, not-found, forbidden (staff), version-conflict,
 * transition-not-allowed (it is held, or decided), slot-taken, quota-exceeded.
 */
export const holdAgain = defineCall<{ version: number; until: number }>()({
  name: 'holdAgain',
  may: 'signed-in',
  input: seen(),
});

/**
 * Asks for another time instead; what was paid counts for it. Refusals: as above, and slot-unavailable.
 */
export const chooseAnotherTime = defineCall<{ version: number }>()({
  name: 'chooseAnotherTime',
  may: 'signed-in',
  input: { ...seen(), date: field.date(), time: field.time() },
});
