import { fallbackFaces } from './fallback-fonts';
import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import nunitoLatin from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';

/** The latin subset holds every letter of English and Swahili; other scripts fall back to the device's own fonts. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

export const fontFiles = [frauncesLatin, nunitoLatin];

/**
 * Self-hosted faces, and those of the device that stand in for them. Some line would break elsewhere however well
 * the widths are matched, so headings and text keep the font they were first painted with (decision 053). The
 * rules stand in the page itself (`build/emit-pages.ts`): written by script, they would be new ones when React
 * takes the page over, and all text would change its font then.
 */
export const fontFaces = `
  @font-face {
    font-family: 'Fraunces Variable';
    font-style: normal;
    font-display: optional;
    font-weight: 100 900;
    src: url(${frauncesLatin}) format('woff2');
    unicode-range: ${LATIN};
  }
  @font-face {
    font-family: 'Nunito Sans Variable';
    font-style: normal;
    font-display: optional;
    font-weight: 200 1000;
    src: url(${nunitoLatin}) format('woff2');
    unicode-range: ${LATIN};
  }
  ${fallbackFaces}
`;
