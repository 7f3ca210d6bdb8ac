import { catalogue } from '../../platform/language/catalogue.ts';

/**
 * What stands in an empty page until scripts run. Read by the build, so this file imports nothing that needs a
 * browser.
 */
export const needsScriptCopy = catalogue({
  en: { text: 'This page needs JavaScript.' },
  sw: { text: 'Ukurasa huu unahitaji JavaScript.' },
});
