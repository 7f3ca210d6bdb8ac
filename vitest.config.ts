import './local/test-run/day.mjs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { sayNewSeed } from './local/test-run/random.ts';
import { depth } from './local/test-run/depth.ts';
import { retries } from './local/test-run/retries.ts';
import {
  PATIENCE_FOR_A_REHEARSAL_MS,
  PATIENCE_FOR_A_TEST_MS,
  PATIENCE_MS,
  PATIENCE_TO_START_MS,
} from './local/test-run/patience.ts';
import { filesApart } from './tests/support/apart.ts';
import FileOrder from './tests/support/file-order.ts';
import { ownIcons } from './web/build/own-icons.ts';

const root = import.meta.dirname;
/** For workers that are threads: they do not load the modules that NODE_OPTIONS names. */
const day = path.join(root, 'local/test-run/day.mjs');
const noConsole = path.join(root, 'tests/support/no-console.ts');
const whoAsks = path.join(root, 'tests/support/who-asks.ts');
const freshPractice = path.join(root, 'tests/functions/fresh-practice.ts');
const routerOfBrowsers = path.join(root, 'node_modules/react-router-dom/dist/index.mjs');
const webSetup = path.join(root, 'web/test-setup.ts');
const openEnvironment = path.join(root, 'tests/support/open-environment.ts');
const openFirestore = path.join(root, 'tests/support/open-firestore.ts');

sayNewSeed();

const UNIT = [
  'domain',
  'functions',
  'local',
  'ops',
  'tests/support',
  'tests/safety/without-environment',
];
const apart = filesApart(root, UNIT);
const webApart = filesApart(root, ['web/src', 'web/build']);

/** Other stages of `npm test` run beside these tests. */
const patience = {
  testTimeout: PATIENCE_FOR_A_TEST_MS,
  hookTimeout: PATIENCE_TO_START_MS,
  expect: { poll: { timeout: PATIENCE_MS } },
};
const inEnvironment = {
  ...patience,
  fileParallelism: false,
  globalSetup: openEnvironment,
  retry: retries(),
};

/**
 * Five projects need nothing but Node. The files of `unit` and `web-logic` share the modules of a worker; those of
 * `unit-apart` and `web-logic-apart` cannot (tests/support/apart.ts); those of `web` have a document, which takes
 * a while to make. `rules` opens Firestore for itself; `functions` and `safety` a whole local environment, one for
 * both when they are run together; `rehearsals` runs programs to their end (a deployment, a restore) and takes minutes.
 */
export default defineConfig({
  test: {
    // By default Vitest leaves one core free, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: FileOrder },
    provide: { oneRunIn: depth().oneRunIn },
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          environment: 'node',
          isolate: false,
          include: UNIT.map((folder) => `${folder}/**/*.test.ts`),
          exclude: ['**/node_modules/**', '**/dist/**', ...apart],
          setupFiles: [noConsole],
        },
      },
      {
        test: {
          name: 'unit-apart',
          ...patience,
          environment: 'node',
          // Modules of its own for each file, in a quarter of the time that a process for each takes.
          pool: 'vmThreads',
          include: apart,
          setupFiles: [day, noConsole],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        plugins: [ownIcons()],
        // Node would take the router's other build, which loads a module in a way that the contexts of this pool
        // do not know.
        resolve: { alias: { 'react-router-dom': routerOfBrowsers } },
        test: {
          name: 'web',
          ...patience,
          environment: 'jsdom',
          // Every file keeps a document and modules of its own; jsdom itself is loaded once by a worker, not by
          // every file.
          pool: 'vmThreads',
          // Styles come as in production: otherwise jsdom reads all of them again for each new one.
          env: { SC_DISABLE_SPEEDY: 'false' },
          include: ['web/src/**/*.test.tsx', 'web/src/**/*.dom.test.ts'],
          setupFiles: [day, noConsole, webSetup],
        },
      },
      {
        test: {
          name: 'web-logic',
          ...patience,
          environment: 'node',
          pool: 'threads',
          isolate: false,
          include: ['web/{src,build}/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts', ...webApart],
          setupFiles: [day, noConsole],
        },
      },
      {
        test: {
          name: 'web-logic-apart',
          ...patience,
          environment: 'node',
          pool: 'threads',
          include: webApart,
          exclude: ['**/*.dom.test.ts'],
          setupFiles: [day, noConsole],
        },
      },
      {
        test: {
          name: 'functions',
          environment: 'node',
          isolate: false,
          include: ['tests/functions/**/*.test.ts'],
          setupFiles: [noConsole, whoAsks, freshPractice],
          ...inEnvironment,
        },
      },
      {
        test: {
          name: 'safety',
          environment: 'node',
          include: ['tests/safety/**/*.test.ts'],
          exclude: ['tests/safety/{without-environment,rehearsals}/**'],
          setupFiles: [noConsole, whoAsks],
          ...inEnvironment,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'rehearsals',
          environment: 'node',
          include: ['tests/safety/rehearsals/**/*.test.ts'],
          setupFiles: [noConsole, whoAsks],
          ...inEnvironment,
          testTimeout: PATIENCE_FOR_A_REHEARSAL_MS,
          hookTimeout: PATIENCE_FOR_A_REHEARSAL_MS,
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/rules/**/*.test.ts'],
          setupFiles: [noConsole],
          ...patience,
          globalSetup: openFirestore,
        },
      },
    ],
  },
});
