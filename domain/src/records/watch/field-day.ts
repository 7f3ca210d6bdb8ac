import type { FieldDay } from '../../practice/field-figures';
import { DAY } from '../../time/instant';
import { defineRecord } from '../record';

/** The longest span that is shown is 28 days. */
export const FIELD_DAYS_KEPT = 35 * DAY;

/**
 * `fieldDays/{date}`: what the visits of a practice date reported about the site's speed. Only admins see it, as
 * percentiles.
 */
export const fieldDays = defineRecord<FieldDay>({
  collection: 'fieldDays',
  instants: ['expiresAt'],
  defaults: { counts: {} },
});
export const fieldDayPath = (date: string) => `fieldDays/${date}`;
