import type { PolicyText } from '../../person/policy-text';
import type { PracticeSettings } from '../../practice/settings';
import type { Catalogue } from '../catalogue';

export type { PolicySection, PolicyText } from '../../person/policy-text';

/** Such a text of one practice; every number and name in it comes from the practice's settings. */
export type PolicyOf = (practice: PracticeSettings) => PolicyText;
export type PolicyCatalogue = Catalogue<PolicyOf>;
