import { defineCall } from '../call';
import * as field from '../fields';

const seen = () => ({ bookingId: field.documentId(), version: field.version() });

const OF_LAPSED = [
  'not-found',
  'version-conflict',
  'transition-not-allowed',
  'slot-taken',
] as const;

/** Holds the time again after the hold has ended, at most twice a day. */
export const holdAgain = defineCall<{ version: number; until: number }>()('client', {
  name: 'holdAgain',
  may: 'signed-in',
  refusals: OF_LAPSED,
  input: seen(),
});

/** Requests another time; earlier payments count for it. */
export const chooseAnotherTime = defineCall<{ version: number }>()('client', {
  name: 'chooseAnotherTime',
  may: 'signed-in',
  refusals: [...OF_LAPSED, 'slot-unavailable'],
  input: { ...seen(), date: field.date(), time: field.time() },
});
