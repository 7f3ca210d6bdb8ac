/** The unit tests of the functions' copy that `hunt.ts` changes. */
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.join(import.meta.dirname, '../../..');

export default defineConfig({
  root: path.join(root, '.local/mutation/functions'),
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    setupFiles: [path.join(root, 'tests/support/no-console.ts')],
  },
});
