import type { PolicyText } from '../../person/policy-text';
import type { PracticeSettings } from '../../practice/settings';
import type { Catalogue } from '../catalogue';

export type { PolicySection, PolicyText } from '../../person/policy-text';

/** A text for one practice; all numbers and names in it come from the practice's settings. */
export type PolicyOf = (practice: PracticeSettings) => PolicyText;
export type PolicyCatalogue = Catalogue<PolicyOf>;
