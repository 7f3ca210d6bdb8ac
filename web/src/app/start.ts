/**
 * The first script of every page, and on prerendered ones the only one until the visitor needs more. It must stay
 * tiny: `build/light-start.ts` fails the build when a library becomes reachable from here without intent.
 */
import { isLanguage, rememberLanguage } from '../platform/language/language';
import { CARRIED_FORM, CARRIED_KEY, carryMessage } from '../public/contact/carried-message';
import { leaveQuicklyHere } from '../ui/menus/leave-quickly-behaviour';
import { followMenus } from '../ui/menus/menu-behaviour';
import { followThemeChoices } from '../ui/theme/theme-choice';
import { whenIdle } from '../platform/hooks/when-idle';
import { readText, SESSION_KEY, SIGN_OUT_REASON_KEY, writeText } from '../storage';
import { keepFont } from './kept-font';
import {
  bringsWorker,
  isDataDear,
  prefetchFiles,
  sayThatItFailed,
  wakeNearAwaited,
  wakeOnIntent,
} from './wake';

/** What is known in this tab of the page's content: `fresh` as built, or `stale`. */
const CONTENT = 'tulia.content';

/** A place of the page that says what is so at this minute, such as the next free times: no build knows that. */
const LIVE = '[data-live]';

const isSomebodySignedIn = () => readText(SESSION_KEY) !== null;

/** Asked before the libraries that draw the page have come; what fails here is asked again by the session. */
function askWhoIsHere() {
  import('../platform/firebase/auth').then(({ loadAuth }) => loadAuth()).catch(() => undefined);
}

/**
 * Whether prices, hours or contact details have changed since the site was built. Asked once per tab; React then shows
 * what is true now.
 */
async function isContentStale(): Promise<boolean> {
  const known = readText(CONTENT, 'tab');
  if (known !== null) return known === 'stale';
  const { isStale } = await import('./freshness');
  const stale = await isStale();
  writeText(CONTENT, stale ? 'stale' : 'fresh', 'tab');
  return stale;
}

/** It fetches what the site needs to open without a connection, one file after another. */
function bringWorker() {
  import('../platform/offline/site-worker')
    .then(({ registerWorker }) => registerWorker())
    .catch(() => undefined);
}

function onceLoaded(work: () => void) {
  const later = () => whenIdle(work);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/**
 * What lies below the first screen waits until that has been painted (`ui/theme/global-style.tsx`); without
 * script, for its turn.
 */
function drawTheRest(root: HTMLElement) {
  requestAnimationFrame(() => setTimeout(() => (root.dataset.whole = '')));
}

/** For a mouse and for keys: a finger needs none of it, and no phone fetches it. */
function showTooltipsOnIntent() {
  const asking = new AbortController();
  const ask = (event: PointerEvent | KeyboardEvent) => {
    const isMeant = 'pointerType' in event ? event.pointerType !== 'touch' : event.key === 'Tab';
    if (!isMeant) return;
    asking.abort();
    import('../ui/tooltips').then(
      ({ showTooltips }) => showTooltips(document),
      () => undefined,
    );
  };
  for (const sign of ['pointerover', 'keydown'] as const)
    document.addEventListener(sign, ask, { signal: asking.signal });
}

function rememberChosenLanguage(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest<HTMLAnchorElement>('a[hreflang]');
  const language = link?.getAttribute('hreflang');
  if (!link || !isLanguage(language)) return;
  rememberLanguage(language);
  // The build knows neither query nor hash of the address at which a page is read.
  link.search = location.search;
  link.hash = location.hash;
  // On a slow phone the visitor may have typed before anything else is there.
  const begun = document.querySelector<HTMLFormElement>(CARRIED_FORM);
  if (begun) carryMessage(begun);
}

function start(root: HTMLElement) {
  const begin = () => import('./main').then(({ begin }) => begin(root));
  document.addEventListener('click', rememberChosenLanguage);
  if (root.dataset.prerendered !== location.pathname) {
    if (isSomebodySignedIn()) askWhoIsHere();
    begin().catch(() => sayThatItFailed(root));
    return;
  }
  drawTheRest(root);
  const files = root.dataset.ahead ?? '';
  const wake = wakeOnIntent(root, () => {
    prefetchFiles(document, files, 'modulepreload');
    return begin();
  });
  // What did not come now comes with the next intent.
  const wakeNow = () => void wake().catch(() => undefined);
  // Its writer looks for it at once.
  if (readText(CARRIED_KEY, 'tab') !== null) wakeNow();
  onceLoaded(() => {
    wakeNearAwaited(root, wake);
    const { connection } = navigator as { connection?: Parameters<typeof isDataDear>[0] };
    if (isSomebodySignedIn() || readText(SIGN_OUT_REASON_KEY, 'tab') !== null) wakeNow();
    else if (!isDataDear(connection)) {
      // The small files of our own come with the intent, all at once; unread they would only cost.
      prefetchFiles(document, root.dataset.libraries ?? '', 'prefetch');
      const isLive = root.querySelector(LIVE) !== null;
      if (isLive) wakeNow();
      else
        isContentStale().then(
          (stale) => stale && wakeNow(),
          () => undefined,
        );
    }
    if (bringsWorker(false)) bringWorker();
  });
}

followMenus(document);
leaveQuicklyHere();
followThemeChoices();
showTooltipsOnIntent();
const root = document.getElementById('root');
if (root) start(root);
onceLoaded(keepFont);
