import type { Language } from '../../person/language';
import type { PolicyText } from '../../person/policy-text';
import type { PracticeSettings } from '../../practice/settings';

export type { PolicySection, PolicyText } from '../../person/policy-text';

/** Both languages of such a text; every number and name in it comes from the practice's settings. */
export type PolicyCatalogue = Record<Language, (practice: PracticeSettings) => PolicyText>;
