/** Builds the service worker (`src/app/worker/sw.ts`) with the list of files it keeps, and the app manifests. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { KeptFile } from '../src/app/worker/kept-files.ts';
import {
  LANGUAGES,
  localPath,
  MAIN_LANGUAGE,
  manifestFile,
  OTHER_LANGUAGES,
  shellFile,
} from '../src/platform/language/language.ts';
import { APP_PATHS } from '../src/paths.ts';
import { fileOfPath } from './page-html.ts';
import { shellFiles, visitorFiles } from './visitor-files.ts';
import { webManifest } from './web-manifest.ts';

const shells = LANGUAGES.map(shellFile);

/** Pages that are kept with their frame, at any query, and not as an empty shell. */
const FRAMED = [APP_PATHS.booking, APP_PATHS.login, APP_PATHS.signup, APP_PATHS.clientLogin];
const frames = LANGUAGES.flatMap((language) =>
  FRAMED.map((page) => fileOfPath(localPath(page, language))),
);

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

type ManifestEntry = KeptFile & { size: number };

type CloseBundle = Extract<Plugin['closeBundle'], { handler: unknown }>;

/**
 * The bundler closes a failed build like any other. These plugins would then fail on the missing files, and hide
 * the first error.
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

/**
 * The plugins that make service worker and manifests; they stand after `emitPages()`, since they keep its shell.
 */
export function appShell(): Plugin[] {
  let outDir = '';
  return [
    {
      name: 'tulia-built-folder',
      configResolved({ root, build }) {
        outDir = path.resolve(root, build.outDir);
      },
    },
    otherManifests(),
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
          // 404.html answers with status 404, which would fail the whole installation without a word.
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
              ) as Parameters<typeof visitorFiles>[0];
              return { manifest: forVisitors(entries, built), warnings: [] };
            },
          ],
        },
      }),
    ),
  ];
}

/** What is kept on a visitor's phone, and of that what is kept on every phone. */
function forVisitors(
  entries: readonly ManifestEntry[],
  built: Parameters<typeof visitorFiles>[0],
): ManifestEntry[] {
  const visitor = visitorFiles(built);
  const shell = new Set([...shells, ...shellFiles(built)]);
  return entries
    .filter(({ url }) => !url.startsWith('assets/') || url.endsWith('.woff2') || visitor.has(url))
    .map((entry) => (shell.has(entry.url) ? { ...entry, isShell: true } : entry));
}
