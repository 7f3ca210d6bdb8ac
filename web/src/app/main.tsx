/**
 * Starts React, called by `start.ts`. The path decides the language; an app address without prefix takes the
 * remembered language. A page prerendered for this path is hydrated once its module is here; anything
 * else (empty shell, frame, 404 page) is drawn anew.
 */
import { startTransition, StrictMode, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import {
  LANGUAGE_FACTS,
  localPath,
  MAIN_LANGUAGE,
  manifestFile,
  prefixOf,
  rememberedLanguage,
  splitPath,
} from '../platform/language/language';
import { loadFirestore } from '../platform/firebase/firestore';
import { giveUpPushAtSignOut, keepPush } from '../platform/push/push-device';
import { dropOverDay } from '../platform/device/kept-day';
import { rememberedPerson } from '../platform/device/session-record';
import { hearFieldsWhenSent } from '../platform/hooks/hear-fields';
import { beginSession } from '../platform/session/session-store';
import { beginConnection } from '../platform/offline/connection';
import { isHalfFilled, watchForms } from '../platform/offline/half-filled';
import { loadNewestVersion } from '../platform/offline/newest-version';
import { routeOfPath } from '../paths';
import { App, kindOfPath } from './app';
import { watchErrors } from './error-watch';
import { askAnew, isMissing, wantedBy } from './forget-missing';
import { keepFocus } from './kept-focus';
import { fetchPage } from './lazy-page';
import { loadNotFound, routes, type PageModule, type Route } from './routes';
import { reloadOnceOnStaleBuild } from './stale-build';

function followLanguage() {
  const { language, path } = splitPath(location.pathname);
  const preferred = rememberedLanguage();
  if (language !== MAIN_LANGUAGE || preferred === null || preferred === MAIN_LANGUAGE) return;
  if (kindOfPath(path) === 'app')
    history.replaceState(
      history.state,
      '',
      localPath(`${path}${location.search}${location.hash}`, preferred),
    );
}

interface AwakeProps {
  onDrawn: () => void;
  onAwake: () => void;
  children: ReactNode;
}

/**
 * Calls `onDrawn` after the first commit and `onAwake` after effects. The first comes in the task that draws, so that
 * no key falls between the old page and the new one.
 */
function Awake({ onDrawn, onAwake, children }: AwakeProps) {
  useLayoutEffect(onDrawn, [onDrawn]);
  useEffect(onAwake, [onAwake]);
  return children;
}

/** Fetches what the page needs before Auth has said who is here. */
function fetchBeforeAuth({ kind, guard, load, prefetchesData }: Route): void {
  const isRemembered = rememberedPerson() !== null;
  if (isRemembered || guard === 'none') void fetchPage(load);
  if (!isRemembered || kind !== 'app') return;
  // The component that shows the data asks again, and reports failures.
  const data = prefetchesData
    ? load().then((page: PageModule) => page.prefetchData?.(location.search))
    : loadFirestore();
  data.catch(() => undefined);
}

/** The element to draw in: beside the booking page's island where there is one. */
async function placeOf(root: HTMLElement, language: string): Promise<HTMLElement> {
  if (window.tuliaBooking === undefined) return root;
  const module = await import('../client/booking/hand-over/hand-over').catch(() => null);
  if (module !== null) return module.placeToDraw(root, language);
  window.tuliaBooking.stop();
  return root;
}

/** Resolves when the page answers. */
export async function begin(root: HTMLElement): Promise<void> {
  reloadOnceOnStaleBuild(window, {
    build: import.meta.url,
    // The address at the failure: pages change without loading.
    href: () => location.href,
    isHalfFilled,
    isMissing: (reason) => isMissing(wantedBy(reason, document)),
    reload: (reason) => void askAnew(wantedBy(reason, document)).then(() => loadNewestVersion()),
  });
  watchErrors(window);
  beginConnection();
  followLanguage();
  watchForms();
  hearFieldsWhenSent(document);
  dropOverDay();
  giveUpPushAtSignOut();
  keepPush();
  const { language, path } = splitPath(location.pathname);
  // The page for unknown addresses is built in English.
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGE_FACTS[language].direction;
  if (language !== MAIN_LANGUAGE)
    document
      .querySelector('link[rel=manifest]')
      ?.setAttribute('href', `/${manifestFile(language)}`);
  beginSession({ needed: kindOfPath(path) === 'app', language });
  let answer: () => void = () => undefined;
  const awake = new Promise<void>((resolve) => (answer = resolve));
  let focusAgain: () => void = () => undefined;
  const app = (
    <StrictMode>
      <Awake onDrawn={() => focusAgain()} onAwake={answer}>
        <BrowserRouter basename={prefixOf(language) || '/'}>
          <App language={language} />
        </BrowserRouter>
      </Awake>
    </StrictMode>
  );
  const route = routes.find(({ id }) => id === routeOfPath(path));
  // As a transition React draws in short steps, between which a cheap phone answers.
  if (root.dataset.prerendered === location.pathname) {
    await fetchPage(route?.load ?? loadNotFound);
    startTransition(() => void hydrateRoot(root, app));
  } else {
    if (route) fetchBeforeAuth(route);
    // The built page for unknown addresses stays until it can be drawn whole.
    else await fetchPage(loadNotFound).catch(() => undefined);
    // The frame of a form stays until React has drawn, without a white moment.
    const place = await placeOf(root, language);
    // The island hands over the focus itself.
    if (place === root) focusAgain = keepFocus(root);
    startTransition(() => createRoot(place).render(app));
  }
  await awake;
}
