import { createGlobalStyle, css } from 'styled-components';
import { fallbackFamilies } from './fallback-fonts';
import { dark, light, type Theme } from './themes';
import { color, COLOR_NAMES, colorVariable, font, radius, target, text } from '../tokens';

const variables = (theme: Theme) =>
  COLOR_NAMES.map((name) => `${colorVariable(name)}: ${theme[name]};`).join('\n');

const lightTheme = css`
  ${variables(light)}
  --shadow-soft: 0 1px 2px rgb(64 48 24 / 0.06), 0 4px 14px rgb(64 48 24 / 0.06);
  --shadow-raised: 0 2px 6px rgb(64 48 24 / 0.1), 0 14px 38px rgb(64 48 24 / 0.16);
  --drawing: none;
  color-scheme: light;
`;

const darkTheme = css`
  ${variables(dark)}
  --shadow-soft: 0 1px 2px rgb(0 0 0 / 0.3);
  --shadow-raised: 0 2px 6px rgb(0 0 0 / 0.4), 0 14px 38px rgb(0 0 0 / 0.45);
  --drawing: brightness(0.85);
  color-scheme: dark;
`;

/** A prerendered page before all of it is measured (`app/start.ts`). */
const notYetWhole = ':root:not([data-part]) [data-prerendered]:not([data-whole])';

/**
 * Tokens on `:root`, element defaults, focus ring, reduced motion. `data-theme` on html overrides the device's
 * choice.
 */
export const GlobalStyle = createGlobalStyle`
  :root { ${lightTheme} }
  /* Paper is light. */
  @media screen and (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${darkTheme} } }
  @media screen { :root[data-theme='dark'] { ${darkTheme} } }

  /* A visit that began in the font of the device goes on in it (app/kept-font.ts). */
  :root { --heading-font: 'Fraunces Variable'; --text-font: 'Nunito Sans Variable'; }
  :root[data-font='device'] {
    --heading-font: ${fallbackFamilies('Fraunces')};
    --text-font: ${fallbackFamilies('Nunito Sans')};
  }

  /* The height of the strip by which a page is left; those of staff have none (app/frame/layout.tsx). */
  :root { --leave-quickly: ${target}; }
  /* The height of the site's header; in a low window, or with large text, no more than a finger needs. */
  :root { --header: clamp(${target}, 10vh, 3.5rem); }
  /* The height of the bar at the bottom of a phone, where there is one (ui/menus/bottom-bar.ts). */
  :root { --bottom-bar: 0px; }
  :root { --window: 100vh; }
  @supports (width: 1dvh) { :root { --window: 100dvh; } }

  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Nothing that has the focus lies under what is fixed at the top, with the notices (app/frame/notices.tsx). */
    scroll-padding-top: calc(var(--header) + 2.5rem + var(--leave-quickly) + var(--notices, 0px));
    scroll-padding-bottom: var(--bottom-bar);
  }
  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.ink};
    font-family: ${font.body};
    font-size: ${text.md};
    line-height: 1.6;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4 {
    margin: 0;
    font-family: ${font.heading};
    font-weight: 600;
    line-height: 1.15;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  /* A long word must not make its column wider than the screen, however large the text. */
  h1, h2, h3, h4, p, li, dt, dd, label, legend, summary { overflow-wrap: anywhere; }
  p, li { text-wrap: pretty; }
  p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; padding: 0; }
  fieldset { border: 0; min-width: 0; }
  a { color: ${color.primary}; text-underline-offset: 0.18em; }
  a:hover { color: ${color.primaryHover}; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; }
  button:disabled { cursor: not-allowed; }
  img, svg, video { max-width: 100%; }
  svg { flex: none; }
  [hidden] { display: none !important; }
  /*
   * A phone draws its first screen before it measures what lies below; app/start.ts lets that follow. A visitor who
   * comes for a part of the page (\`data-part\`, build/early-script.ts) has all of it measured at once: it would not
   * stay where it was found. The first section of a page may stand on the first screen: what follows it there would
   * move once its own height is known.
   */
  ${notYetWhole} :is(main > section ~ section, main > section ~ * section, [data-later], footer) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 64rem;
  }
  /*
   * "auto" begins one and a half screens ahead, before the first screen is painted. What a page knows to lie below a
   * phone's first screen (\`data-later\`) stands further away until then; a delay, unlike a duration, asks for no
   * frames. The widths and heights are those where the first screen of the home page, at least 57rem high there,
   * fills the phone.
   */
  @media (max-width: 27rem) and (max-height: 56rem) {
    ${notYetWhole} [data-later] { animation: later 1ms 200ms backwards; }
  }
  @keyframes later { from, to { margin-top: 200vh; } }
  :focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
    border-radius: ${radius.sm};
  }
  /* A heading takes the focus when the page changes; it is a place to read from, not a control. */
  [tabindex='-1']:focus { outline: none; }
  ::selection { background: ${color.primary}; color: ${color.onPrimary}; }

  /* On paper a page stands without its frame, and without what can only be pressed. */
  @media print {
    header:not(main *), footer:not(main *), nav, [role='tablist'], [role='group'] button {
      display: none !important;
    }
    body { background: none; }
    main, main * { content-visibility: visible !important; }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
