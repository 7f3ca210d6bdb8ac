/**
 * Keeps the shell of each language and scripts of one build (`kept-files.ts`), all or nothing. Public pages come from
 * the network, so that they are never old; so do app pages until all of the app is kept, since an old page would ask
 * for scripts that are gone. Offline the shell draws them all. A new build waits until the person agrees
 * (`offline/updates.ts`). `build/app-shell.ts` adds the list of files.
 */
import { PrecacheController, PrecacheFallbackPlugin } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { LANGUAGES, shellPath } from '../../platform/language/language';
import { keptFiles, partToKeep, type KeptFile, type Part } from './kept-files';
import { followNotifications } from './notifications';
import { appPages, publicPages } from './page-patterns';
import type { Lasting, WorkerScope } from './worker-scope';

declare const self: WorkerScope & { __WB_MANIFEST: KeptFile[] };

/** Seconds before the connection counts as weak (`offline/connection-store.ts`). */
const PATIENCE_S = 5;

const listed = keptFiles(self.__WB_MANIFEST, 'staff');
const site = new PrecacheController();
site.addToCacheList(listed);
const { cacheName } = site.strategy;

/** Of what a client can need it is fetched last; it names scripts, so it differs in every build. */
const last = keptFiles(listed, 'whole').at(-1)?.url ?? '';

const kept = new CacheFirst({
  cacheName,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) =>
        Promise.resolve(site.getCacheKeyForURL(request.url) ?? request),
    },
  ],
});

/** Fetches missing files one after another: the page's own requests come first. */
async function keep(event: Lasting, part: Part): Promise<void> {
  for (const { url, revision } of keptFiles(listed, part)) {
    const request = new Request(url, { cache: revision === null ? 'default' : 'reload' });
    const [answer, stored] = kept.handleAll({ event, request });
    const { status, redirected } = await answer;
    // Browsers show no kept page that came from a redirect.
    if (status !== 200 || redirected) throw new Error(`${url} cannot be kept: ${status}`);
    await stored;
  }
}

const isAppKept = async () => (await site.matchPrecache(last)) !== undefined;

/** Whether this or an earlier build was kept whole. */
async function wasAppKept(): Promise<boolean> {
  const cache = await caches.open(cacheName);
  return (await cache.match(last, { ignoreSearch: true })) !== undefined;
}

async function isAppOpen(): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.some(({ url }) =>
    LANGUAGES.some((language) => appPages(language).test(new URL(url).pathname)),
  );
}

async function install(event: Lasting): Promise<void> {
  const isAppUsed = (await isAppOpen()) || (await wasAppKept());
  await keep(event, partToKeep(self.navigator.connection, isAppUsed ? 'whole' : 'visit'));
}

/** App pages ask for it (`offline/site-worker.ts`), and again after a failure or a new version. */
async function keepApp(event: Lasting, wanted: Part): Promise<void> {
  // Of the files of staff some are kept when first used, so the last of them proves nothing.
  if (wanted === 'whole' && (await isAppKept())) return;
  await keep(event, partToKeep(self.navigator.connection, wanted)).catch(() => undefined);
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => void site.activate(event));
self.addEventListener('message', (event) => {
  const asked = (event.data as { type?: unknown } | null)?.type;
  if (asked === 'KEEP_APP') event.waitUntil(keepApp(event, 'whole'));
  if (asked === 'KEEP_STAFF') event.waitUntil(keepApp(event, 'staff'));
  // From workbox-window, once the person has agreed.
  if (asked === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});

for (const language of LANGUAGES) {
  const shell = shellPath(language);
  const fromNetwork = new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [new PrecacheFallbackPlugin({ fallbackURL: shell, precacheController: site })],
  });
  registerRoute(new NavigationRoute(fromNetwork, { allowlist: [publicPages(language)] }));
  /** Booking and logging in have their own frame, the same at any query. */
  const keptPage = async (path: string) =>
    (await isAppKept())
      ? ((await site.matchPrecache(path)) ?? site.matchPrecache(shell))
      : undefined;
  registerRoute(
    new NavigationRoute(
      async (options) => (await keptPage(options.url.pathname)) ?? fromNetwork.handle(options),
      { allowlist: [appPages(language)], denylist: [/^\/__\//] },
    ),
  );
}

registerRoute(
  ({ request, url, sameOrigin }) =>
    request.mode !== 'navigate' &&
    sameOrigin &&
    (url.pathname.startsWith('/assets/') || site.getCacheKeyForURL(url.href) !== undefined),
  kept,
);

followNotifications(self);
