/** G9: how long a fresh process takes to load the functions, against the imports most projects begin with. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../local/places';
import { spreadOf, timed } from '../measure/spread';
import type { Measure } from '../world/context';

const OURS = `await import(${JSON.stringify(pathToFileURL(path.join(ROOT, 'functions/dist/index.js')).href)})`;
const NAIVE = [
  "const admin = await import('firebase-admin')",
  "await import('firebase-functions')",
  "await import('firebase-functions/v2')",
  "const { getAuth } = await import('firebase-admin/auth')",
  "const { getFirestore } = await import('firebase-admin/firestore')",
  "(admin.default ?? admin).initializeApp({ projectId: 'demo-tulia' })",
  'getAuth()',
  'getFirestore()',
].join(';');

export const functionLoad: Measure = async ({ repetitions, say }) => {
  say('loading the functions in fresh processes');
  const times = { base: [] as number[], ours: [] as number[], naive: [] as number[] };
  for (let round = 0; round < repetitions + 4; round += 1) {
    times.base.push(await timed(() => fresh('0')));
    times.ours.push(await timed(() => fresh(OURS)));
    times.naive.push(await timed(() => fresh(NAIVE)));
  }
  const { median: base } = spreadOf(times.base);
  const ours = spreadOf(times.ours).median - base;
  const naive = spreadOf(times.naive).median - base;
  return [
    {
      id: 'G9',
      what: 'loading all functions against naive imports',
      value: ours / naive,
      bound: { kind: 'most', value: 0.7 },
      detail: `${Math.round(ours)} ms against ${Math.round(naive)} ms above an empty process (${Math.round(base)} ms)`,
    },
  ];
};

function fresh(code: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--input-type=module', '-e', `${code}; process.exit(0)`],
      {
        cwd: path.join(ROOT, 'functions'),
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, GCLOUD_PROJECT: 'demo-tulia', FUNCTIONS_CONTROL_API: 'true' },
      },
    );
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(`a process for measuring loads ended with ${code ?? 'a signal'}: ${said}`),
        );
    });
  });
}
