/**
 * Where React begins, called by `start.ts`. The path decides the language; a remembered language turns an address without prefix that
 * leads into the app (a link in a mail) to its own. A page prerendered for this very path is hydrated once its module is
 * here; anything else (the empty shell, the 404 page) is drawn anew.
 */
import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { localPath, prefixOf, rememberedLanguage, splitPath } from '../copy/language';
import { beginSession } from '../firebase/session-store';
import { watchForms } from '../offline/half-filled';
import { loadNewestVersion } from '../offline/newest-version';
import { routeOfPath } from '../paths';
import { App, kindOfPath } from './app';
import { fetchPage } from './lazy-page';
import { loadNotFound, routes } from './routes';
import { reloadOnceOnStaleBuild } from './stale-build';

function followRememberedLanguage() {
  const { language, path } = splitPath(location.pathname);
  const remembered = rememberedLanguage();
  if (language === 'en' && remembered === 'sw' && kindOfPath(path) === 'app')
    history.replaceState(
      history.state,
      '',
      localPath(`${path}${location.search}${location.hash}`, remembered),
    );
}

/** Says when the tree around it has been taken over. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}

/** Takes over a prerendered page or draws one; resolves when the page answers. */
export async function begin(root: HTMLElement): Promise<void> {
  reloadOnceOnStaleBuild(window, {
    href: location.href,
    reload: () => void loadNewestVersion(),
  });
  followRememberedLanguage();
  watchForms();
  const { language, path } = splitPath(location.pathname);
  document.documentElement.lang = language;
  if (language === 'sw')
    document.querySelector('link[rel=manifest]')?.setAttribute('href', '/manifest.sw.webmanifest');
  beginSession({ needed: kindOfPath(path) === 'app', language });
  let answer: () => void = () => undefined;
  const awake = new Promise<void>((resolve) => (answer = resolve));
  const app = (
    <StrictMode>
      <Awake onAwake={answer}>
        <BrowserRouter basename={prefixOf(language) || '/'}>
          <App language={language} />
        </BrowserRouter>
      </Awake>
    </StrictMode>
  );
  if (root.dataset.prerendered === location.pathname) {
    const route = routes.find(({ id }) => id === routeOfPath(path));
    await fetchPage(route?.load ?? loadNotFound);
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  await awake;
}
