/**
 * The unit tests of `domain` as StrykerJS runs them for each mutant: random histories a fiftieth as many, nothing
 * that starts processes of its own, and not the proofs that an oracle notices a flaw, which a mutant of the code says
 * nothing about.
 */
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.join(import.meta.dirname, '../..');

export default defineConfig({
  root,
  test: {
    environment: 'node',
    include: ['domain/src/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    provide: { oneRunIn: 50 },
    setupFiles: [path.join(root, 'tests/support/no-console.ts')],
    testNamePattern: /^(?!.*(?:in a process in|the oracle))/,
  },
});
