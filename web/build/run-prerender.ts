/**
 * Builds `src/app/prerender/prerender.tsx` for Node with the site's own configuration and runs it. Pages that the
 * browser draws are left out of that build: they are not prerendered, and their libraries are most of its weight.
 */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build, type Plugin } from 'vite';
import type { PrerenderedSite } from '../src/app/prerender/prerender.tsx';

const OTHER_PAGE = /\/src\/(client|staff)\/pages\/[a-z-]+(\.tsx)?$/;
const EMPTY = '\0tulia-not-prerendered';

const onlyPublicPages = (): Plugin => ({
  name: 'tulia-only-public-pages',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || !source.startsWith('.')) return null;
    return OTHER_PAGE.test(path.posix.join(path.posix.dirname(importer), source)) ? EMPTY : null;
  },
  load: (id) => (id === EMPTY ? 'export default null;' : null),
});

/** @param root folder of the site's sources @param mode Vite's mode of the running build */
export async function runPrerender(
  root: string,
  mode: string,
  siteUrl: string,
): Promise<PrerenderedSite> {
  const outDir = path.join(root, '../node_modules/.cache/tulia-prerender', String(process.pid));
  await build({
    root,
    mode,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [onlyPublicPages()],
    ssr: { noExternal: true, external: ['firebase'] },
    build: {
      ssr: 'src/app/prerender/prerender.tsx',
      outDir,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  try {
    return await renderApart(pathToFileURL(path.join(outDir, 'prerender.mjs')).href, siteUrl);
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** In a thread of its own, since what the modules leave open (React's message channel) would keep the build alive. */
async function renderApart(entry: string, siteUrl: string): Promise<PrerenderedSite> {
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     import(workerData.entry)
       .then((module) => module.prerenderSite(workerData.siteUrl))
       .then((site) => parentPort.postMessage(site));`,
    { eval: true, workerData: { entry, siteUrl } },
  );
  try {
    const [site] = (await once(worker, 'message')) as [PrerenderedSite];
    return site;
  } finally {
    await worker.terminate();
  }
}
