import { withoutPlaceholders } from '@tulia/domain/practice/placeholders';
import { wholeSettings } from '@tulia/domain/records/practice-settings';

/** From the build's content file (`build/content.ts`), or the defaults without placeholders, which no page shows. */
export const builtSettings = withoutPlaceholders(
  wholeSettings(import.meta.env.TULIA_SETTINGS ?? {}),
);

/** Fills fields that an older document lacks from the built settings. */
export function settingsFrom(data: object) {
  return withoutPlaceholders(wholeSettings(data, builtSettings));
}
