import { withoutPlaceholders } from '@tulia/domain/practice/placeholders';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { wholeSettings } from '@tulia/domain/records/practice-settings';

/**
 * The settings the pages are built with: the defaults, or those of the content file of the build
 * (`build/content.ts`). No page names what is still as the product came.
 */
export const builtSettings: PracticeSettings = withoutPlaceholders(
  wholeSettings(import.meta.env.TULIA_SETTINGS ?? {}),
);

/** Complete settings: fields that an older document lacks come from the built ones. */
export function settingsFrom(data: object): PracticeSettings {
  return withoutPlaceholders(wholeSettings(data, builtSettings));
}
