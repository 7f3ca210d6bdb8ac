/**
 * The service worker where somebody saves data (`navigator.connection.saveData`): it keeps the shell alone, so that the app
 * opens without a connection, and every other part when it is first used. Workbox has no option for this, so the one call
 * that names the files to keep is changed after it was written.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const CALL = /\.precacheAndRoute\((\[[^\]]*\])/g;

/**
 * @param shell addresses, as the worker names them, of what is kept in any case
 * @throws Error when the worker is not written as expected: nobody's data would be saved, and nobody told
 */
export function savingData(worker: string, shell: readonly string[]): string {
  if ([...worker.matchAll(CALL)].length !== 1)
    throw new Error('The service worker does not name its files once.');
  return worker.replace(
    CALL,
    (_, list: string) =>
      `.precacheAndRoute(${list}.filter(({url})=>!(navigator.connection||{}).saveData||${JSON.stringify(shell)}.includes(url))`,
  );
}

/** Stands after the plugin that writes the worker. @param shellOf asked once the build is written */
export function dataSaving(worker: string, shellOf: () => readonly string[]): Plugin {
  let outDir = '';
  return {
    name: 'tulia-data-saving',
    apply: (_, env) => env.command === 'build' && env.isSsrBuild !== true,
    enforce: 'post',
    configResolved({ root, build }) {
      outDir = path.resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const file = path.join(outDir, worker);
        writeFileSync(file, savingData(readFileSync(file, 'utf8'), shellOf()));
      },
    },
  };
}
