/** Starts the Vite server of `npm run dev`, and rebuilds functions as they are edited. */
import { watch } from 'node:fs';
import path from 'node:path';
import { HOST, ROOT } from '../machine/places';
import type { Ports } from '../machine/ports';
import { buildFunctions } from './build';
import { renewFunctions } from './emulators';
import { keep, waitUntilReady } from '../machine/kept-process';
import { installed } from '../machine/run';
import type { Scope } from '../machine/scope';

export async function startVite(folder: string, ports: Ports, scope: Scope): Promise<void> {
  const cwd = path.join(ROOT, 'web');
  const mode = ['--mode', 'local-environment'];
  const address = ['--host', HOST, '--port', String(ports.vite), '--strictPort'];
  const vite = keep(process.execPath, [installed('vite', 'bin/vite.js'), ...mode, ...address], {
    cwd,
    env: { ...process.env, NO_COLOR: '1' },
    logFile: path.join(folder, 'vite.log'),
  });
  scope.add(() => vite.stop());
  await waitUntilReady(vite, 'server of Vite', () => /ready in/.test(vite.log()));
}

/**
 * Rebuilds the functions shortly after a change of their sources or of the domain, and gives them to the environment.
 * @param report gets the outcome
 */
export function rebuildFunctionsOnChange(
  folder: string,
  ports: Ports,
  scope: Scope,
  report: (text: string) => void,
): void {
  let timer: NodeJS.Timeout | undefined;
  const rebuild = async (): Promise<void> => {
    try {
      if (!(await buildFunctions())) return;
      await renewFunctions(folder, ports);
      report('Functions rebuilt.');
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
    }
  };
  const watchers = ['functions/src', 'domain/src'].map((sources) =>
    watch(path.join(ROOT, sources), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void rebuild(), 300);
    }),
  );
  scope.add(() => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  });
}
