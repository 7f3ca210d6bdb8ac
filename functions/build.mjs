/** Bundles the functions into dist/index.js, with `domain` inside, so that a deploy needs this folder only. */
import { build } from 'esbuild';

await build({
  entryPoints: ['src/index.ts'],
  absWorkingDir: import.meta.dirname,
  outfile: 'dist/index.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  external: [
    'firebase-admin',
    'firebase-admin/*',
    'firebase-functions',
    'firebase-functions/*',
    '@googleapis/calendar',
    'nodemailer',
    'nodemailer/*',
  ],
  // Packages in CommonJS inside the bundle may call require.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
});
