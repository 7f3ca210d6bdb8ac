/** A part of a longer text: a heading, then paragraphs, then points. */
export interface PolicySection {
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

/** A text a client reads before agreeing to it. Its version is in `booking/consent/consent-versions.ts`. */
export interface PolicyText {
  title: string;
  intro: string;
  sections: readonly PolicySection[];
}
