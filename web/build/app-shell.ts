/**
 * The service worker and the manifests. The worker keeps the empty shell of each language and every script a visitor
 * can need, of one build, all or nothing. Pages of the app come from the shell at once, those with a form from their frame.
 * Public pages come from the network, so that they are never old; without a connection the shell draws them from the same
 * scripts. A new build waits until the person agrees (`src/offline/updates.ts`).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { Language } from '../src/copy/catalogue.ts';
import {
  LANGUAGES,
  localPath,
  MAIN_LANGUAGE,
  manifestFile,
  OTHER_LANGUAGES,
  prefixOf,
} from '../src/copy/language.ts';
import { APP_PATHS, PUBLIC_PATHS } from '../src/paths.ts';
import { PUSH_WORKER, pushWorker } from './push-worker.ts';
import { dataSaving } from './data-saving.ts';
import { fileOfPath } from './page-html.ts';
import { shellFile } from './emit-pages.ts';
import { shellFiles, visitorFiles } from './visitor-files.ts';
import { webManifest } from './web-manifest.ts';

const WORKER = 'sw.js';
const shells = LANGUAGES.map(shellFile);

/** Pages whose frame is kept, too: they come with it, whatever the address asks them for, and not as an empty shell. */
const FRAMED = [APP_PATHS.booking, APP_PATHS.login, APP_PATHS.signup, APP_PATHS.clientLogin];
const frames = LANGUAGES.flatMap((language) =>
  FRAMED.map((page) => fileOfPath(localPath(page, language))),
);

/** Matches the path and query of each page in this language; with `below` also what lies under it. */
export function pathPattern(language: Language, paths: readonly string[], below: boolean): RegExp {
  const names = paths
    .map((each) => each.slice(1))
    .filter((name) => name !== '')
    .sort();
  const tail = below ? '(?:/.*)?' : '/?';
  const home = paths.includes('/') ? '/?|' : '';
  return new RegExp(`^${prefixOf(language)}(?:${home}/(?:${names.join('|')})${tail})(?:\\?.*)?$`);
}

const publicPath = (language: Language) =>
  pathPattern(language, Object.values(PUBLIC_PATHS), false);
/** Admin and staff pages may have pages below them; an action handler of Auth (`/__/`) is never ours. */
const appPath = (language: Language) => pathPattern(language, Object.values(APP_PATHS), true);

/** The same for whole addresses, which is what a Workbox route tests. */
const addressOf = (pattern: RegExp) => new RegExp(`^https?://[^/]+${pattern.source.slice(1)}`);

function otherManifests(): Plugin {
  return {
    name: 'tulia-other-manifests',
    apply: (_, env) => env.command === 'build' && env.isSsrBuild !== true,
    generateBundle() {
      for (const language of OTHER_LANGUAGES)
        this.emitFile({
          type: 'asset',
          fileName: manifestFile(language),
          source: JSON.stringify(webManifest(language)),
        });
    },
  };
}

const fallbackTo = (language: Language) => ({
  precacheFallback: { fallbackURL: `/${shellFile(language)}` },
});

/** Public pages in one language: the shell draws them where there is no connection. */
const withoutConnection = (language: Language) => ({
  urlPattern: addressOf(publicPath(language)),
  handler: 'NetworkOnly' as const,
  options: fallbackTo(language),
});

type CloseBundle = Extract<Plugin['closeBundle'], { handler: unknown }>;

/**
 * The bundler closes a build that has failed like any other. What these plugins make of the built files when it closes
 * would then fail as well, and be all that one is told.
 */
export function onceWritten(plugins: readonly Plugin[]): Plugin[] {
  let written = false;
  const guarded = plugins.map((plugin): Plugin => {
    const { closeBundle } = plugin;
    if (typeof closeBundle !== 'object') return plugin;
    const handler: CloseBundle['handler'] = function (error) {
      return written ? closeBundle.handler.call(this, error) : undefined;
    };
    return { ...plugin, closeBundle: { ...closeBundle, handler } };
  });
  return [{ name: 'tulia-once-written', writeBundle: () => void (written = true) }, ...guarded];
}

/** The plugins that make service worker and manifests; they stand after `emitPages()`, whose shell they keep. */
export function appShell(): Plugin[] {
  let outDir = '';
  const built = () =>
    JSON.parse(readFileSync(path.join(outDir, '.vite/manifest.json'), 'utf8')) as Parameters<
      typeof visitorFiles
    >[0];
  const isForVisitors = () => {
    const files = visitorFiles(built());
    return (url: string) => !url.startsWith('assets/') || url.endsWith('.woff2') || files.has(url);
  };
  return [
    {
      name: 'tulia-built-folder',
      configResolved({ root, build }) {
        outDir = path.resolve(root, build.outDir);
      },
    },
    otherManifests(),
    pushWorker(),
    ...onceWritten([
      ...VitePWA({
        strategies: 'generateSW',
        registerType: 'prompt',
        injectRegister: false,
        filename: WORKER,
        manifest: webManifest(MAIN_LANGUAGE),
        manifestFilename: manifestFile(MAIN_LANGUAGE),
        includeManifestIcons: false,
        workbox: {
          // 404.html answers with status 404, which would fail the whole installation without a word.
          globPatterns: [
            ...shells,
            ...frames,
            'assets/*.{js,css,woff2}',
            'favicon.svg',
            'icons/icon-192.png',
          ],
          globIgnores: ['404.html', 'sw.js', 'workbox-*.js', PUSH_WORKER],
          manifestTransforms: [
            (entries) => {
              const keep = isForVisitors();
              return { manifest: entries.filter(({ url }) => keep(url)), warnings: [] };
            },
          ],
          importScripts: [`/${PUSH_WORKER}`],
          cleanupOutdatedCaches: true,
          clientsClaim: false,
          skipWaiting: false,
          directoryIndex: null,
          ignoreURLParametersMatching: [/^/],
          navigateFallback: `/${shellFile(MAIN_LANGUAGE)}`,
          navigateFallbackAllowlist: [appPath(MAIN_LANGUAGE)],
          navigateFallbackDenylist: [/^\/__\//],
          runtimeCaching: [
            // Workbox has one fallback for navigations. A cache that is always empty leads to the others.
            ...OTHER_LANGUAGES.map((language) => ({
              urlPattern: addressOf(appPath(language)),
              handler: 'CacheOnly' as const,
              options: fallbackTo(language),
            })),
            ...LANGUAGES.map(withoutConnection),
            {
              urlPattern: /\/assets\/[^/]+$/,
              handler: 'CacheFirst',
              options: {
                cacheName: 'tulia-assets',
                expiration: { maxEntries: 120 },
                cacheableResponse: { statuses: [200] },
              },
            },
          ],
        },
      }),
      dataSaving(WORKER, () => [...shells, ...shellFiles(built())]),
    ]),
  ];
}
