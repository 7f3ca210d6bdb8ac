/**
 * Turns the one built `index.html` into the files that hosting serves: public pages, prerendered in every language;
 * pages of the app, which name their own files and may hold a frame of their form; an empty shell per language, for the
 * worker and for addresses below those pages; `404.html`; what search engines and installers read. A plugin that lists
 * the built files at `closeBundle` finds them all.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import {
  LANGUAGES,
  MAIN_LANGUAGE,
  manifestFile,
  OTHER_LANGUAGES,
  shellFile,
} from '../src/platform/language/language.ts';
import { escapeHtml } from '../../domain/src/wording/escape-html.ts';
import { needsScriptTexts } from '../src/app/texts/needs-script.ts';
import type { PrerenderedSite } from '../src/app/prerender/prerender.tsx';
import { islandScript } from './island-script.ts';
import { filesOf, keyOfFile, type Manifest } from './build-manifest.ts';
import { LIBRARIES } from './chunks.ts';
import { contentPhotos } from './content.ts';
import { fileOfPath, pageHtml } from './page-html.ts';
import { robots, securityText } from './robots.ts';
import { siteUrl } from './site-url.ts';
import { webManifest } from './web-manifest.ts';

const MAIN = 'src/app/main.tsx';
const TEMPLATE = 'index.html';

/** In every language, since the reader's is not known yet; the numbers to call stand beneath. */
function inAllLanguages(words: 'text' | 'failed', { help }: PrerenderedSite): string {
  const texts = LANGUAGES.map((each) => `<p lang="${each}">${needsScriptTexts[each][words]}</p>`);
  const numbers = help.map(
    ({ name, number, href }) =>
      `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}: ${escapeHtml(number)}</a></li>`,
  );
  return `${texts.join('')}<ul>${numbers.join('')}</ul>`;
}

const FAILED_STYLE =
  '[data-failed]{max-width:40rem;margin:1rem auto;padding:1rem;border:2px solid;font:1.125rem/1.5 system-ui,sans-serif}';

/** What the first script shows where nothing can draw the page (`src/app/wake.ts`); it needs no other file. */
function ifItFails(site: PrerenderedSite): string {
  const again = LANGUAGES.map(
    (each) => `<span lang="${each}">${needsScriptTexts[each].again}</span>`,
  );
  const said = `${inAllLanguages('failed', site)}<p><a href="">${again.join(' / ')}</a></p>`;
  return `<template id="if-it-fails"><style>${FAILED_STYLE}</style><section role="alert" data-failed>${said}</section></template>`;
}

/** Firebase Auth with all that it needs: every page behind the sign-in asks it first. */
const AUTH = 'auth';

/** What every staff page needs besides, and would fetch one after the other. */
const STAFF = [
  'src/app/guard/staff-tree.tsx',
  'src/platform/firebase/firestore-sdk.ts',
  'src/staff/frame/staff-shell.tsx',
];
const isOfStaff = (source: string) => source.startsWith('src/staff/');

/**
 * Every page, by the name of its file. @param built the built `index.html` @param islandScript the early script of the
 * booking page @param isStaging hides every page from search engines
 */
export function siteFiles(
  built: string,
  manifest: Manifest,
  site: PrerenderedSite,
  islandScript: string,
  isStaging = false,
): Map<string, string> {
  const files = new Map<string, string>();
  // Among React's styles the fonts would be new to the browser when React draws: all text would change.
  const fontFaces = site.fontFaces.replace(/\s+/g, ' ').trim();
  const template = built.replace('</head>', () => `<style>${fontFaces}</style></head>`);
  const withoutScript = `<noscript>${inAllLanguages('text', site)}</noscript>`;
  const ifFailed = ifItFails(site);
  const libraries = `/${manifest[keyOfFile(manifest, LIBRARIES.name)]?.file ?? ''}`;
  const auth = keyOfFile(manifest, AUTH);
  for (const { pathname, source, language, title, description, head, body } of site.pages)
    files.set(
      fileOfPath(pathname),
      pageHtml(template, {
        language,
        title,
        description,
        indexed: !isStaging,
        fonts: site.fontFiles,
        head,
        body,
        // A page without a form works by its links alone.
        ...(body.includes('<form') && { ifFailed }),
        root: {
          'data-prerendered': pathname,
          'data-ahead': filesOf(manifest, [MAIN, source], [TEMPLATE]).join(' '),
          'data-libraries': libraries,
        },
      }),
    );
  // Names the first script too: by the template alone it would be fetched last.
  const shell = filesOf(manifest, [TEMPLATE, MAIN]);
  for (const { pathname, source, language, title, personal, frame, island } of site.appPages) {
    const needed = [auth, source, ...(isOfStaff(source) ? STAFF : [])];
    const own = filesOf(manifest, needed, [MAIN, TEMPLATE]);
    files.set(
      fileOfPath(pathname),
      pageHtml(template, {
        language,
        title,
        indexed: false,
        ifFailed,
        ...(frame === null ? { body: withoutScript } : { ...frame, fonts: site.fontFiles }),
        ...(island === null
          ? { preload: personal ? shell : [...shell, ...own], ...(personal ? { ahead: own } : {}) }
          : {
              island: {
                script: islandScript,
                config: island,
                files: { everybody: shell, form: own },
              },
            }),
      }),
    );
  }
  files.set(
    '404.html',
    pageHtml(template, {
      language: MAIN_LANGUAGE,
      indexed: false,
      fonts: site.fontFiles,
      ...site.notFound,
    }),
  );
  for (const language of LANGUAGES)
    files.set(
      shellFile(language),
      pageHtml(template, {
        language,
        title: site.practiceName,
        indexed: false,
        preload: shell,
        body: withoutScript,
        ifFailed,
      }),
    );
  if (!isStaging) files.set('sitemap.xml', site.sitemap);
  return files;
}

export function emitPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'tulia-emit-pages',
    apply: (_, env) => env.command === 'build' && env.isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      const outDir = path.resolve(config.root, config.build.outDir);
      const read = (name: string) => readFile(path.join(outDir, name), 'utf8');
      const template = await read(TEMPLATE);
      const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
      const environment = { ...config.env, ...process.env };
      const url = siteUrl(environment);
      const isStaging = environment['TULIA_STAGING'] === '1';
      const { runPrerender } = await import('./run-prerender.ts');
      const site = await runPrerender(config.root, config.mode, url);
      await rm(path.join(outDir, TEMPLATE));
      const files = siteFiles(template, manifest, site, await islandScript(), isStaging)
        .set('robots.txt', robots(url, isStaging))
        .set('security.txt', securityText(url, Date.now()));
      for (const language of OTHER_LANGUAGES)
        files.set(manifestFile(language), JSON.stringify(webManifest(language)));
      const photos = contentPhotos().map(({ address, bytes }) => [address, bytes] as const);
      for (const [name, text] of [...files, ...photos]) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
  };
}
