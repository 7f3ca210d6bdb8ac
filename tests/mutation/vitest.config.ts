/**
 * The unit tests of `domain` and `functions` as StrykerJS runs them for each mutant: random histories a fiftieth as
 * many, no histories in processes of their own, and not the proofs that an oracle notices a flaw, which a mutant of
 * the code says nothing about. One file replaces modules by their path, which is another one in StrykerJS's copy.
 */
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.join(import.meta.dirname, '../..');

export default defineConfig({
  root,
  test: {
    environment: 'node',
    include: ['{domain,functions}/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/accented-letters.test.ts'],
    provide: { oneRunIn: 50 },
    setupFiles: [path.join(root, 'tests/support/no-console.ts')],
    testNamePattern: /^(?!.*(?:in a process in|the oracle))/,
  },
});
