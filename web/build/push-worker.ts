/**
 * Builds `src/offline/push-worker.ts` as a script of its own beside the service worker, which takes it in with
 * `importScripts`. Its name never changes: browsers compare what it says whenever they look for a new worker.
 */
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

export const PUSH_WORKER = 'push-worker.js';

const ENTRY = path.join(import.meta.dirname, '../src/offline/push-worker.ts');

/** The script as text. */
export async function pushWorkerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      lib: { entry: ENTRY, formats: ['iife'], name: 'pushWorker', fileName: 'push-worker' },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const [chunk] = outputs.flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk') throw new Error('The push worker was not built.');
  return chunk.code;
}

export function pushWorker(): Plugin {
  return {
    name: 'tulia-push-worker',
    apply: (_, env) => env.command === 'build' && env.isSsrBuild !== true,
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: PUSH_WORKER, source: await pushWorkerScript() });
    },
  };
}
