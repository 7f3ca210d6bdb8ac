/**
 * Builds functions and site, each only when its inputs changed since its last build or its output
 * was touched since. Two launchers in one folder take turns.
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
  // Prerendered pages show the same contacts, articles and practitioner that the demo data holds.
  env: () => ({ TULIA_CONTENT: contentFile() }),
};

/** Builds the functions. True when there was something to build. Throws with the build's output. */
export const buildFunctions = () => buildWhenNeeded(FUNCTIONS);

/** Builds the site in mode `local-environment`. True when there was something to build. */
export const buildSite = () => buildWhenNeeded(SITE);

async function buildWhenNeeded(product: Product): Promise<boolean> {
  if (isUpToDate(product)) return false;
  return withBuildLock(async () => {
    // The process that had the lock before may have built just this.
    if (isUpToDate(product)) return false;
    // Taken before the build: what is edited during it counts as changed at the next one.
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

/** A file that names the process that builds. */
const LOCK = path.join(LOCAL, 'build.lock');

/** Runs `work` while holding the lock; waits for another process, but not for a dead one. */
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
