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
import { isDataDear } from '../platform/offline/expensive-data';
import { readText, SESSION_KEY, SIGN_OUT_REASON_KEY, writeText } from '../storage';
import { keepFont } from './kept-font';
import { bringsWorker, prefetch, sayThatItFailed, wakeNearAwaited, wakeOnIntent } from './wake';

/** What is known in this tab of the page's content: `fresh` as built, or `stale`. */
const CONTENT = 'tulia.content';

/** A part of the page that is true for minutes only, such as the next free times: no build can hold it. */
const LIVE = '[data-live]';

const isSignedIn = () => readText(SESSION_KEY) !== null;

/** Starts Auth before React has loaded; the session tries again what fails here. */
function startAuth() {
  import('../platform/firebase/auth').then(({ loadAuth }) => loadAuth()).catch(() => undefined);
}

/** Whether prices, hours or contact details have changed since the build. Read once per tab. */
async function isContentStale(): Promise<boolean> {
  const known = readText(CONTENT, 'tab');
  if (known !== null) return known === 'stale';
  const { isStale } = await import('./freshness');
  const stale = await isStale();
  writeText(CONTENT, stale ? 'stale' : 'fresh', 'tab');
  return stale;
}

/** The worker fetches, file by file, what the site needs to open without a connection. */
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

/** Draws what lies below the first screen once that has been painted (`ui/theme/global-style.tsx`). */
function drawTheRest(root: HTMLElement) {
  requestAnimationFrame(() => setTimeout(() => (root.dataset.whole = '')));
}

/** Tooltips are for mouse and keyboard: a phone never fetches them. */
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
  // On a slow phone the visitor may have typed before React has loaded.
  const begun = document.querySelector<HTMLFormElement>(CARRIED_FORM);
  if (begun) carryMessage(begun);
}

function start(root: HTMLElement) {
  const begin = () => import('./main').then(({ begin }) => begin(root));
  document.addEventListener('click', rememberChosenLanguage);
  if (root.dataset.prerendered !== location.pathname) {
    if (isSignedIn()) startAuth();
    begin().catch(() => sayThatItFailed(root));
    return;
  }
  drawTheRest(root);
  const files = root.dataset.ahead ?? '';
  const wake = wakeOnIntent(root, () => {
    prefetch(document, files, 'modulepreload');
    return begin();
  });
  // The next intent fetches again what failed.
  const wakeNow = () => void wake().catch(() => undefined);
  // The visitor must see the carried text at once.
  if (readText(CARRIED_KEY, 'tab') !== null) wakeNow();
  onceLoaded(() => {
    wakeNearAwaited(root, wake);
    if (isSignedIn() || readText(SIGN_OUT_REASON_KEY, 'tab') !== null) wakeNow();
    else if (!isDataDear()) {
      // Libraries only: our own files are small and come fast with the intent. Unread they would cost data.
      prefetch(document, root.dataset.libraries ?? '', 'prefetch');
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
