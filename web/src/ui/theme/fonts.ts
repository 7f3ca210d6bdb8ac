import { fallbackFaces } from './fallback-fonts';
import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import nunitoLatin from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';

/** The latin subset holds every letter of English and Swahili. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

export const fontFiles = [frauncesLatin, nunitoLatin];

/**
 * Self-hosted fonts and their stand-ins. Some lines break elsewhere however well widths match, so text keeps its
 * first font (decision 053). The page itself holds the rules (`build/emit-pages.ts`): rules written by script would
 * be new to the browser when React takes over, and all text would change its font.
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
