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

/** `data-theme` on html overrides the device's choice. */
export const GlobalStyle = createGlobalStyle`
  :root { ${lightTheme} }
  /* Paper is light. */
  @media screen and (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${darkTheme} } }
  @media screen { :root[data-theme='dark'] { ${darkTheme} } }

  /* A visit keeps its first font (app/kept-font.ts). */
  :root { --heading-font: 'Fraunces Variable'; --text-font: 'Nunito Sans Variable'; }
  :root[data-font='device'] {
    --heading-font: ${fallbackFamilies('Fraunces')};
    --text-font: ${fallbackFamilies('Nunito Sans')};
  }

  /* Pages of staff have no such bar (app/frame/layout.tsx). */
  :root { --leave-quickly: ${target}; }
  /* In a low window, or with large text, no more than a finger needs. */
  :root { --header: clamp(${target}, 10vh, 3.5rem); }
  /* Set by ui/menus/bottom-bar.ts on phones. */
  :root { --bottom-bar: 0px; }
  :root { --window: 100vh; }
  @supports (width: 1dvh) { :root { --window: 100dvh; } }

  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Keeps the focused element clear of header and notices (app/frame/notices.tsx). */
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
  /* A long word must not widen its column beyond the screen. */
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
   * A phone draws its first screen before it measures the rest; then app/start.ts lets the rest follow. A visitor who
   * comes for a part of the page (data-part, build/early-script.ts) has all of it measured at once, or the part would
   * move. The first section may be on the first screen, so its height is always known.
   */
  ${notYetWhole} :is(main > section ~ section, main > section ~ * section, [data-later], footer) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 64rem;
  }
  /*
   * "auto" begins one and a half screens ahead, before the first paint. What surely lies below a phone's first screen
   * (data-later) is pushed further down until then; a delay, unlike a duration, asks for no frames. In these widths
   * and heights the home page's first screen, at least 57rem high, fills the phone.
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
  /* A heading gets the focus when the page changes; it is no control. */
  [tabindex='-1']:focus { outline: none; }
  ::selection { background: ${color.primary}; color: ${color.onPrimary}; }

  /* Paper shows no frame and no controls. */
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
