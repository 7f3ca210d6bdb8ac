import {
  BOOKING_ENTRIES,
  defaultPracticeSettings,
  type BookingEntry,
  type PracticeSettings,
} from '../practice/settings';
import { completed, defineRecord } from './record';

export { BOOKING_ENTRIES, defaultPracticeSettings, type BookingEntry, type PracticeSettings };

/** Each account of `payment` has its own default. */
const mixed = ['payment'] as const;

export const practiceSettings = /* @__PURE__ */ defineRecord<PracticeSettings>({
  collection: 'settings',
  defaults: defaultPracticeSettings,
  mixed,
});
export const PRACTICE_SETTINGS_PATH = 'settings/practice';

/** Settings as they were read, made whole. @param defaults where a build has defaults of its own */
export function wholeSettings(
  data: object,
  defaults: PracticeSettings = defaultPracticeSettings,
): PracticeSettings {
  return completed(data, defaults, mixed);
}
