/** Builds the service worker (`src/app/worker/sw.ts`) with the list of files it keeps, and the app manifest. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { KeptFile, Part } from '../src/app/worker/kept-files.ts';
import {
  LANGUAGES,
  localPath,
  MAIN_LANGUAGE,
  manifestFile,
  shellFile,
} from '../src/platform/language/language.ts';
import { APP_PATHS } from '../src/paths.ts';
import type { Manifest } from './build-manifest.ts';
import { fileOfPath } from './page-html.ts';
import { shellFiles, staffFiles, visitFiles, visitorFiles } from './visitor-files.ts';
import { webManifest } from './web-manifest.ts';

const shells = LANGUAGES.map(shellFile);

/** Pages that are kept with their frame, and not as an empty shell. */
const FRAMED = [APP_PATHS.booking, APP_PATHS.login, APP_PATHS.signup, APP_PATHS.clientLogin];
const frames = LANGUAGES.flatMap((language) =>
  FRAMED.map((page) => fileOfPath(localPath(page, language))),
);

type ManifestEntry = KeptFile & { size: number };

type CloseBundle = Extract<Plugin['closeBundle'], { handler: unknown }>;

/** Skips `closeBundle` after a failed build, where these plugins would miss files and hide the first error. */
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

/** These plugins stand after `emitPages()`, whose pages the worker keeps. */
export function appShell(): Plugin[] {
  let outDir = '';
  return [
    {
      name: 'tulia-built-folder',
      configResolved({ root, build }) {
        outDir = path.resolve(root, build.outDir);
      },
    },
    ...onceWritten(
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/app/worker',
        filename: 'sw.ts',
        registerType: 'prompt',
        injectRegister: false,
        manifest: webManifest(MAIN_LANGUAGE),
        manifestFilename: manifestFile(MAIN_LANGUAGE),
        includeManifestIcons: false,
        injectManifest: {
          rollupFormat: 'iife',
          // 404.html answers with status 404, so the whole installation would fail silently.
          globPatterns: [
            ...shells,
            ...frames,
            'assets/*.{js,css,woff2}',
            'favicon.svg',
            'icons/icon-192.png',
          ],
          globIgnores: ['404.html', 'sw.js'],
          manifestTransforms: [
            (entries) => {
              const built = JSON.parse(
                readFileSync(path.join(outDir, '.vite/manifest.json'), 'utf8'),
              ) as Manifest;
              const shell = new Set([...shells, ...shellFiles(built)]);
              const parts = {
                shell,
                visit: visitFiles(built).add('favicon.svg'),
                whole: visitorFiles(built),
                staff: staffFiles(built),
              };
              return { manifest: forVisitors(entries, parts), warnings: [] };
            },
          ],
        },
      }),
    ),
  ];
}

/**
 * The files that phones keep, each with its part and its address (hosting redirects `login.html` to `/login`). A phone
 * fetches them in this order. Pages of the app come after all that a client can need: once one is there, all else is.
 */
export function forVisitors(
  entries: readonly ManifestEntry[],
  of: Record<Part, ReadonlySet<string>>,
): ManifestEntry[] {
  const rows = entries.flatMap((entry) => {
    const { url } = entry;
    const address = url.replace(/\.html$/, '');
    const row = (rank: number, part: Part) => [{ rank, entry: { ...entry, url: address, part } }];
    if (of.shell.has(url)) return row(0, 'shell');
    if (of.visit.has(url)) return row(1, 'visit');
    if (url.startsWith('assets/') && !of.whole.has(url))
      return of.staff.has(url) ? row(4, 'staff') : [];
    return row(address === url ? 2 : 3, 'whole');
  });
  return rows.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}
