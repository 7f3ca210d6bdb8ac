/** Starts `one-instance.mjs` on the environment's emulators. */
import { fork } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOST, PROJECT, ROOT } from '../../local/machine/places';
import { portOffset, portsAt } from '../../local/machine/ports';
import { LOCAL_SECRETS, functionsParameters } from '../../local/machine/functions-environment';

const BUILD = path.join(ROOT, 'functions/dist/index.js');

export interface Instance {
  /** base for `call` */
  base: string;
  /** what it has logged so far */
  output(): string;
  /** at once, in the middle of its work */
  stop(): void;
}

/** @param settings parameters that differ from the environment's */
export async function startInstance(settings: Record<string, string> = {}): Promise<Instance> {
  const ports = portsAt(portOffset(process.env));
  const child = fork(
    path.join(ROOT, 'tests/functions/one-instance.mjs'),
    [pathToFileURL(BUILD).href],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: [],
      env: {
        PATH: process.env['PATH'],
        // The day on which the tests live (`local/test-run/day.mjs`).
        NODE_OPTIONS: process.env['NODE_OPTIONS'],
        TULIA_DAY: process.env['TULIA_DAY'],
        TULIA_DAY_BEGAN: process.env['TULIA_DAY_BEGAN'],
        ...functionsParameters(ports),
        ...LOCAL_SECRETS,
        GCLOUD_PROJECT: PROJECT,
        FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT }),
        FUNCTIONS_EMULATOR: 'true',
        FIREBASE_DEBUG_MODE: 'true',
        FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
        FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
        FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
        ...settings,
      },
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => {
      resolve((message as { port: number }).port);
    });
    child.once('exit', (code) => {
      reject(new Error(`the instance ended with ${String(code)}`));
    });
  });
  return {
    base: `http://${HOST}:${port}`,
    output: () => printed,
    stop: () => child.kill('SIGKILL'),
  };
}
