/** A browser that translates its pages, as Chrome does. */
import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Pages that are opened from now on are translated, each into its own words, so that they can be looked for. */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(translate);
}

/** Waits until it has begun. */
export const isTranslated = (page: Page): Promise<void> =>
  expect(page.locator('main font').first()).toBeVisible();

/**
 * Chrome replaces each text of the document by two elements with another text, later texts a moment later. It leaves
 * `translate="no"` alone.
 */
export function translate(): void {
  const FONT: string = 'font';
  const inFonts = (text: Text) => {
    const outer = document.createElement(FONT);
    outer.appendChild(document.createElement(FONT)).append(text.data);
    text.replaceWith(outer);
  };
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const around = text.parentElement?.closest('font, script, style, textarea, [translate=no]');
      if (text.data.trim() !== '' && around === null) inFonts(text);
    }
  };
  let waiting = 0;
  const begin = () => {
    translateAll();
    new MutationObserver(() => {
      window.clearTimeout(waiting);
      waiting = window.setTimeout(translateAll, 50);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  // After React has taken over the built page: where it found other texts, it would draw the page anew.
  const isTakenOver = () => {
    const drawn = document.querySelectorAll('main *');
    return [...drawn].some((one) => Object.keys(one).some((key) => key.startsWith('__react')));
  };
  const learning = window.setInterval(() => {
    if (document.readyState !== 'complete' || !isTakenOver()) return;
    window.clearInterval(learning);
    window.setTimeout(begin, 500);
  }, 100);
}
