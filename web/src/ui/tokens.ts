/** Components name a meaning (`color.primary`); `themes.ts` gives values as CSS custom properties, without script. */
import { fallbackFamilies } from './theme/fallback-fonts';
import { light } from './theme/themes';

export type ColorName = keyof typeof light;

export const COLOR_NAMES = Object.keys(light) as ColorName[];

/** `onPrimarySoft` -> `--color-on-primary-soft` */
export function colorVariable(name: ColorName): string {
  return `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export const color = Object.fromEntries(
  COLOR_NAMES.map((name) => [name, `var(${colorVariable(name)})`]),
) as Record<ColorName, string>;

/** In rem, so that it grows with the reader's text size. */
export const space = {
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  huge: 'clamp(3rem, 8vw, 6rem)',
} as const;

export const radius = { sm: '0.5rem', md: '0.75rem', lg: '1.25rem', pill: '999px' } as const;

export const shadow = { soft: 'var(--shadow-soft)', raised: 'var(--shadow-raised)' } as const;

export const font = {
  heading: `var(--heading-font), ${fallbackFamilies('Fraunces')}, Georgia, 'Noto Serif', serif`,
  body: `var(--text-font), ${fallbackFamilies('Nunito Sans')}, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif`,
} as const;

export const text = {
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.375rem',
  h3: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
  h2: 'clamp(1.6rem, 1.3rem + 1.4vw, 2.25rem)',
  h1: 'clamp(2.1rem, 1.6rem + 2.6vw, 3.5rem)',
} as const;

/** Smallest comfortable target of a finger. */
export const target = '2.75rem';

/** `@media ${above.md}` */
export const above = {
  sm: '(min-width: 36rem)',
  md: '(min-width: 48rem)',
  lg: '(min-width: 64rem)',
  xl: '(min-width: 76rem)',
} as const;

/** Old browsers need a media type in a negation and know no `<` for widths. */
export const below = {
  sm: `not all and ${above.sm}`,
  md: `not all and ${above.md}`,
  lg: `not all and ${above.lg}`,
  xl: `not all and ${above.xl}`,
} as const;

/** The visible height, without the browser's bars where CSS can tell. */
export const windowHeight = 'var(--window)';

export const motion = { quick: '140ms ease-out', calm: '240ms ease-out' } as const;

export const layer = {
  header: 20,
  overlay: 40,
  dialog: 41,
  menu: 50,
  toast: 60,
  exit: 70,
  skip: 71,
} as const;
