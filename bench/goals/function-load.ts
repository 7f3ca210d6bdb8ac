/**
 * G9: how long a fresh process takes until a function is there, against the imports most projects begin with. An
 * instance serves one function and is told which (`FUNCTION_TARGET`); the busiest is `client`, and its busiest call
 * `createBooking`. A first call, here one that is refused, brings all modules of its work.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../local/machine/places';
import { spreadOf, timed } from '../measure/spread';
import type { Measure } from '../world/context';

const TARGET = 'client';
const OURS = `const functions = await import(${JSON.stringify(pathToFileURL(path.join(ROOT, 'functions/dist/index.js')).href)})`;
const FIRST_CALL = `${OURS}; await functions.${TARGET}.run({ data: {}, rawRequest: { headers: {}, path: '/createBooking' } }).then(() => process.exit(1), (refused) => { if (refused.code !== 'invalid-argument') throw refused })`;
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
  const times: Record<'base' | 'ours' | 'working' | 'naive', number[]> = {
    base: [],
    ours: [],
    working: [],
    naive: [],
  };
  for (let round = 0; round < repetitions + 4; round += 1) {
    times.base.push(await timed(() => fresh('0')));
    times.ours.push(await timed(() => fresh(OURS)));
    times.working.push(await timed(() => fresh(FIRST_CALL)));
    times.naive.push(await timed(() => fresh(NAIVE)));
  }
  const { median: base } = spreadOf(times.base);
  const above = (way: keyof typeof times) => spreadOf(times[way]).median - base;
  const against = (way: 'ours' | 'working', most: number, what: string) => ({
    id: 'G9',
    what,
    value: above(way) / above('naive'),
    bound: { kind: 'most' as const, value: most },
    detail: `${Math.round(above(way))} ms against ${Math.round(above('naive'))} ms above an empty process (${Math.round(base)} ms)`,
  });
  return [
    against('ours', 0.7, `loading an instance of ${TARGET} against naive imports`),
    against('working', 1, 'the same until its first call is answered'),
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
        env: { ...process.env, GCLOUD_PROJECT: 'demo-tulia', FUNCTION_TARGET: TARGET },
      },
    );
    let errors = '';
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(`a process for measuring loads ended with ${code ?? 'a signal'}: ${errors}`),
        );
    });
  });
}
