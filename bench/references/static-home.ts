/**
 * A home page written by hand: the same texts, pictures, links and fonts, a small style sheet, no script. It is made
 * from the product's page, so that its content is the same.
 */
import type { Page } from '@playwright/test';

/** Two columns, cards and buttons; a fallback font stands in until our own arrives. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#fbf6ee;color:#1d2927;font:1rem/1.6 'Nunito Sans Variable','Nunito Sans Fallback',system-ui,sans-serif}
h1,h2,h3{font-family:'Fraunces Variable','Fraunces Fallback',Georgia,serif;line-height:1.15;margin:0 0 .5em}
h1{font-size:clamp(2.1rem,1.6rem + 2.6vw,3.5rem)}
h2{font-size:clamp(1.6rem,1.3rem + 1.4vw,2.25rem)}
header,main>*,footer{padding:1rem}
section{max-width:72rem;margin:auto;padding:2rem 1rem;display:grid;gap:1.5rem}
@media(min-width:48rem){section{grid-template-columns:1fr 1fr}}
ul,ol{list-style:none;margin:0;padding:0}
nav ul,nav{display:flex;flex-wrap:wrap;gap:.5rem}
a{color:#12574f}
img,svg{max-width:100%;height:auto}
svg:not([viewBox="0 0 24 24"]){width:100%}
button,a[class]{display:inline-block;padding:.6rem 1.2rem;border-radius:999px}
:root{--color-paper:#fbf6ee;--color-surface:#fffdfa;--color-sunken:#f3ebdd;--color-ink:#1d2927;--color-primary:#12574f;--color-primary-soft:#deece6;--color-accent:#a9431f;--color-accent-soft:#f9e4d8;--color-line:#e0d5c3}
`;

/** @param page any page of the site's origin; it is used for parsing only */
export const staticHome = async (page: Page, html: string): Promise<string> =>
  page.evaluate(
    ({ html, style }) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const fontFaces = [...parsed.querySelectorAll('style')]
        .flatMap((each) => each.textContent.match(/@font-face\s*\{[^}]*\}/g) ?? [])
        .join('\n');
      const preloads = [...parsed.querySelectorAll('link[rel=preload][as=font]')]
        .map((each) => each.outerHTML)
        .join('');
      parsed.querySelectorAll('script, style, noscript, template').forEach((each) => each.remove());
      for (const element of parsed.body.querySelectorAll('*'))
        for (const { name } of [...element.attributes])
          if (/^(class|style|data-.*|id)$/.test(name) && !element.closest('svg'))
            element.removeAttribute(name);
      return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${parsed.title}</title>${preloads}<style>${fontFaces}${style}</style></head><body>${parsed.body.innerHTML}</body></html>`;
    },
    { html, style: STYLE },
  );
