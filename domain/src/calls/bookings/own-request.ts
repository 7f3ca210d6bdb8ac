/** What clients do about the time of their own request after its hold has ended. */
import { defineCall } from '../call';
import * as field from '../fields';

const seen = () => ({ bookingId: field.documentId(), version: field.version() });

const OF_LAPSED = [
  'not-found',
  'version-conflict',
  'transition-not-allowed',
  'slot-taken',
] as const;

/** Holds the time again, twice a day at most. */
export const holdAgain = defineCall<{ version: number; until: number }>()('client', {
  name: 'holdAgain',
  may: 'signed-in',
  refusals: OF_LAPSED,
  input: seen(),
});

/** Asks for another time instead; what was paid counts for it. */
export const chooseAnotherTime = defineCall<{ version: number }>()('client', {
  name: 'chooseAnotherTime',
  may: 'signed-in',
  refusals: [...OF_LAPSED, 'slot-unavailable'],
  input: { ...seen(), date: field.date(), time: field.time() },
});
