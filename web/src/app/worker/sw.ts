/**
 * The service worker. It keeps the empty shell of each language and every script a visitor can need, of one build,
 * all or nothing. Pages of the app come from the shell at once, those with a form from their frame. Public pages
 * come from the network, so that they are never old; without a connection the shell draws them from the same
 * scripts. A new build waits until the person agrees (`offline/updates.ts`). `build/app-shell.ts` builds it and
 * gives it its list of files.
 */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  PrecacheFallbackPlugin,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { LANGUAGES, shellFile } from '../../platform/language/language';
import { keptFiles, type KeptFile } from './kept-files';
import { followNotifications } from './notifications';
import { appPages, publicPages } from './page-patterns';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope & { __WB_MANIFEST: KeptFile[] };

precacheAndRoute(keptFiles(self.__WB_MANIFEST, self.navigator.connection), {
  // Public pages are never answered from what is kept, `/` among them.
  directoryIndex: '',
  // A page that is kept with its frame is the same at any query.
  ignoreURLParametersMatching: [/^/],
});
cleanupOutdatedCaches();

for (const language of LANGUAGES) {
  const shell = `/${shellFile(language)}`;
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL(shell), {
      allowlist: [appPages(language)],
      denylist: [/^\/__\//],
    }),
  );
  const fromNetwork = new NetworkOnly({
    plugins: [new PrecacheFallbackPlugin({ fallbackURL: shell })],
  });
  registerRoute(new NavigationRoute(fromNetwork, { allowlist: [publicPages(language)] }));
}

registerRoute(
  /\/assets\/[^/]+$/,
  new CacheFirst({
    cacheName: 'tulia-assets',
    plugins: [
      new ExpirationPlugin({ maxEntries: 120 }),
      new CacheableResponsePlugin({ statuses: [200] }),
    ],
  }),
);

// Sent by `offline/updates.ts` once the person has agreed.
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

followNotifications(self);
