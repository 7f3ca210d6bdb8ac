/**
 * Light, dark, or as the device says: chosen by buttons with `data-theme-choice`, remembered on this browser.
 * Plain DOM, installed by the first script of every page, so that choosing needs nothing else. Before the first
 * paint, the script in each page's head (`build/early-script.ts`) has set the attribute already.
 */
import { readText, removeRecord, writeText } from '../../storage';
import { createStore } from '../../store';

export const THEME_CHOICES = ['device', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** In local storage; absent for `device`. A setting of the device, which stays at sign-out. */
const KEY = 'tulia.theme';

/** null until it is looked up in this browser */
const chosen = createStore<ThemeChoice | null>(null);

function remembered(): ThemeChoice {
  const kept = readText(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'device';
}

export const currentTheme = (): ThemeChoice => chosen.get() ?? remembered();

export const subscribeToTheme = chosen.subscribe;

/** Shows the choice: the attribute that `global-style.tsx` follows, and the buttons of pages that sleep. */
function show(choice: ThemeChoice): void {
  if (choice === 'device') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-choice]'))
    button.setAttribute('aria-pressed', String(button.dataset.themeChoice === choice));
  colourBars(choice);
  chosen.set(choice);
}

/** The browser's own bars: the page names a colour for each theme of the device, and a choice overrides both. */
function colourBars(choice: ThemeChoice): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--color-paper').trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset.device ??= meta.content;
    meta.content = choice === 'device' || paper === '' ? meta.dataset.device : paper;
  }
}

export function chooseTheme(choice: ThemeChoice): void {
  // Where storage is blocked the choice lasts as long as the page.
  if (choice === 'device') removeRecord(KEY);
  else writeText(KEY, choice);
  show(choice);
}

export function followThemeChoices(): void {
  show(remembered());
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-theme-choice]') : null;
    const choice = THEME_CHOICES.find((each) => each === button?.getAttribute('data-theme-choice'));
    if (choice) chooseTheme(choice);
  });
  // Another tab has chosen.
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) show(remembered());
  });
}
