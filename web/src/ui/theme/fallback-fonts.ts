/** Fonts of the device until ours have loaded, stretched to the size of ours so that the change moves nothing. */

/** Height above and depth below the line in ems, from the font files. */
const FONT_METRICS = {
  Fraunces: { ascent: 0.978, descent: 0.255 },
  'Nunito Sans': { ascent: 1.011, descent: 0.353 },
} as const;

type Font = keyof typeof FONT_METRICS;

interface Fallback {
  name: string;
  /** full names of the font on devices */
  local: readonly string[];
  weight: string;
  /** our width divided by the device's, measured with all texts of the public pages in both languages */
  width: number;
}

const BODY = '100 500';
const BOLD = '501 1000';

/** Android has Noto Serif and Roboto, Apple and Windows have Georgia and Arial, Linux has the others. */
const FALLBACKS: Record<Font, readonly Fallback[]> = {
  // Headings are half bold; the devices' bold comes closest.
  Fraunces: [
    { name: 'Georgia', local: ['Georgia Bold'], weight: '1 1000', width: 0.9396 },
    { name: 'Noto Serif', local: ['Noto Serif Bold'], weight: '1 1000', width: 0.955 },
    { name: 'DejaVu Serif', local: ['DejaVu Serif Bold'], weight: '1 1000', width: 0.87 },
  ],
  'Nunito Sans': [
    { name: 'Roboto', local: ['Roboto'], weight: BODY, width: 1.0138 },
    { name: 'Roboto', local: ['Roboto Bold'], weight: BOLD, width: 1.0391 },
    { name: 'Arial', local: ['Arial', 'Liberation Sans'], weight: BODY, width: 1.0027 },
    { name: 'Arial', local: ['Arial Bold', 'Liberation Sans Bold'], weight: BOLD, width: 0.9741 },
    { name: 'DejaVu Sans', local: ['DejaVu Sans'], weight: BODY, width: 0.8878 },
    { name: 'DejaVu Sans', local: ['DejaVu Sans Bold'], weight: BOLD, width: 0.8182 },
  ],
};

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

const family = (font: Font, { name }: Fallback) => `${font} as ${name}`;

/** The families in the order they are tried, as CSS names them. */
export function fallbackFamilies(font: Font): string {
  const families = FALLBACKS[font].map((each) => family(font, each));
  return [...new Set(families)].map((name) => `'${name}'`).join(', ');
}

/** The browser stretches ascent and descent too, so they are divided by the stretch. */
function face(font: Font, fallback: Fallback): string {
  const { ascent, descent } = FONT_METRICS[font];
  return `@font-face {
    font-family: '${family(font, fallback)}';
    font-weight: ${fallback.weight};
    src: ${fallback.local.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${percent(fallback.width)};
    ascent-override: ${percent(ascent / fallback.width)};
    descent-override: ${percent(descent / fallback.width)};
    line-gap-override: 0%;
  }`;
}

export const fallbackFaces = (Object.keys(FALLBACKS) as Font[])
  .flatMap((font) => FALLBACKS[font].map((each) => face(font, each)))
  .join('\n');
