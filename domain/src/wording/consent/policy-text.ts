import type { Language } from '../../records/profile';
import type { PracticeSettings } from '../../records/practice-settings';

/** A part of a longer text: a heading, then paragraphs, then points. */
export interface PolicySection {
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

/** A text a client reads before agreeing to it. Its version is in `../consent-versions`. */
export interface PolicyText {
  title: string;
  intro: string;
  sections: readonly PolicySection[];
}

/** Both languages of such a text; every number and name in it comes from the practice's settings. */
export type PolicyCatalogue = Record<Language, (practice: PracticeSettings) => PolicyText>;
