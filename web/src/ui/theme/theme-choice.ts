/**
 * The theme chosen by buttons with `data-theme-choice`, remembered in this browser. Plain DOM, installed by every
 * page's first script; the script in the head (`build/early-script.ts`) sets the attribute before the first paint.
 */
import { readText, removeRecord, writeText } from '../../storage';
import { createStore } from '../../store';

export const THEME_CHOICES = ['device', 'light', 'dark'] as const;
type ThemeChoice = (typeof THEME_CHOICES)[number];

/** In local storage; absent for `device`. Stays at sign-out. */
const KEY = 'tulia.theme';

/** null until it is read from storage */
const chosen = createStore<ThemeChoice | null>(null);

function remembered(): ThemeChoice {
  const kept = readText(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'device';
}

export const currentTheme = (): ThemeChoice => chosen.get() ?? remembered();

export const subscribeToTheme = chosen.subscribe;

/** Sets the attribute for `global-style.tsx`, and the buttons before React takes over. */
function show(choice: ThemeChoice): void {
  if (choice === 'device') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-choice]'))
    button.setAttribute('aria-pressed', String(button.dataset.themeChoice === choice));
  colourBars(choice);
  chosen.set(choice);
}

/** The browser's own bars: a choice overrides the colours of both device themes. */
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
