import type { PolicyText } from '../../person/policy-text';
import type { PracticeSettings } from '../../practice/settings';
import type { Catalogue } from '../catalogue';

export type { PolicySection, PolicyText } from '../../person/policy-text';

/** A text with the numbers and names of one practice. */
export type PolicyOf = (practice: PracticeSettings) => PolicyText;
export type PolicyCatalogue = Catalogue<PolicyOf>;
