import {
  defaultPracticeSettings,
  type PracticeSettings,
} from '@tulia/domain/records/practice-settings';

/** The settings the pages are built with: the defaults, or those of the content file of the build (`build/content.ts`). */
export const builtSettings: PracticeSettings = {
  ...defaultPracticeSettings,
  ...import.meta.env.TULIA_SETTINGS,
};

/** Settings as they were read, whole: what an older document lacks comes from the built ones. */
export function settingsFrom(data: object): PracticeSettings {
  const payment = 'payment' in data && typeof data.payment === 'object' ? data.payment : {};
  return { ...builtSettings, ...data, payment: { ...builtSettings.payment, ...payment } };
}
