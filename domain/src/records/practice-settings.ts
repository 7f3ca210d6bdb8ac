import { defaultPracticeSettings, type PracticeSettings } from '../practice/settings';
import { completed, defineRecord } from './record';

const mixed = ['payment'] as const;

export const practiceSettings = /* @__PURE__ */ defineRecord<PracticeSettings>(
  'settings',
  [],
  defaultPracticeSettings,
  mixed,
);
export const PRACTICE_SETTINGS_PATH = 'settings/practice';

/** Completes stored settings. @param defaults for a build with its own defaults */
export function wholeSettings(
  data: object,
  defaults: PracticeSettings = defaultPracticeSettings,
): PracticeSettings {
  return completed(data, defaults, mixed);
}
