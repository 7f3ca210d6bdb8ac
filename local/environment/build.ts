/**
 * Builds functions and site, each only when its inputs or its output changed since its last build. Two launchers in one
 * folder take turns.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PATIENCE_TO_START_MS } from '../test-run/patience';
import { LOCAL, ROOT } from '../machine/places';
import { demoArticles } from '../seed/articles/demo-articles';
import { demoContacts } from '../seed/demo-contacts';
import { demoPractitioners } from '../seed/demo-practitioners';
import { contentFingerprint, outputFingerprint } from './fingerprint';
import { isAlive, programEnvironment, runNpm } from '../machine/run';

interface Product {
  name: string;
  inputs: readonly string[];
  output: string;
  npm: readonly string[];
  env?: () => NodeJS.ProcessEnv;
}

const SHARED_INPUTS = ['domain/src', 'domain/package.json', 'package-lock.json'];

const FUNCTIONS: Product = {
  name: 'functions',
  inputs: ['functions', ...SHARED_INPUTS],
  output: 'functions/dist',
  npm: ['run', 'build', '-w', 'functions'],
};

const CONTENT_INPUTS = [
  'local/seed/articles',
  'local/seed/demo-contacts.ts',
  'local/seed/demo-practitioners.ts',
  'local/seed/portraits',
];

const SITE: Product = {
  name: 'site',
  inputs: ['web', ...CONTENT_INPUTS, ...SHARED_INPUTS],
  output: 'web/dist',
  npm: ['run', 'build', '-w', 'web', '--', '--mode', 'local-environment'],
  // Prerendered pages show the contacts, articles and practitioner of the demo data.
  env: () => ({ TULIA_CONTENT: contentFile() }),
};

/** @returns whether there was something to build @throws Error with the build's output */
export const buildFunctions = () => buildWhenNeeded(FUNCTIONS);

/** @returns whether there was something to build @throws Error with the build's output */
export const buildSite = () => buildWhenNeeded(SITE);

async function buildWhenNeeded(product: Product): Promise<boolean> {
  if (isUpToDate(product)) return false;
  return withBuildLock(async () => {
    // The process before may have built just this.
    if (isUpToDate(product)) return false;
    // Taken before the build: an edit during the build counts as a change for the next one.
    const inputs = inputFingerprint(product);
    await runNpm(product.npm, {
      cwd: ROOT,
      timeoutMs: PATIENCE_TO_START_MS,
      env: { ...programEnvironment(), ...product.env?.() },
    });
    const stamp = stampFile(product);
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, stampOf(inputs, product));
    return true;
  });
}

/** When the demo articles count as written. */
const DEMO_DAY = Date.parse('2026-11-21T06:00:00Z');

function contentFile(): string {
  const file = path.join(LOCAL, 'builds', 'content.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({
      settings: demoContacts,
      articles: demoArticles.map((article) => ({ ...article, updatedAt: DEMO_DAY })),
      practitioners: demoPractitioners(1).map(({ practitioner }) => practitioner),
      stories: true,
    }),
  );
  return file;
}

function isUpToDate(product: Product): boolean {
  try {
    return readFileSync(stampFile(product), 'utf8') === stampOf(inputFingerprint(product), product);
  } catch {
    return false;
  }
}

const inputFingerprint = ({ inputs }: Product) =>
  contentFingerprint(inputs.map((input) => path.join(ROOT, input)));

const stampOf = (inputs: string, { output }: Product) =>
  JSON.stringify([inputs, process.versions.node, outputFingerprint(path.join(ROOT, output))]);

const stampFile = ({ name }: Product) => path.join(LOCAL, 'builds', `${name}.json`);

/** Holds the id of the process that builds. */
const LOCK = path.join(LOCAL, 'build.lock');

/** Runs `work` while it holds the lock; waits for a living process that has it. */
async function withBuildLock<Result>(work: () => Promise<Result>): Promise<Result> {
  mkdirSync(LOCAL, { recursive: true });
  if (!take()) {
    process.stdout.write('waiting for another build in this folder … ');
    while (!take()) await wait(250);
  }
  try {
    return await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

function take(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (ownerIsGone()) rmSync(LOCK, { force: true });
    return false;
  }
}

function ownerIsGone(): boolean {
  try {
    const owner = Number(readFileSync(LOCK, 'utf8'));
    return Number.isInteger(owner) && owner > 0 && !isAlive(owner);
  } catch {
    return false;
  }
}
