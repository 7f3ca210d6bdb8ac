export interface PolicySection {
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

/** A text that a client agrees to. `booking/consent/consent-versions.ts` has its version. */
export interface PolicyText {
  title: string;
  intro: string;
  sections: readonly PolicySection[];
}
