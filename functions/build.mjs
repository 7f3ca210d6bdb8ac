/**
 * Bundles the functions into dist, with `domain` inside, so that a deploy needs this folder only. What `src/index.ts`
 * imports when a function is called becomes a file of its own, loaded then; files of earlier builds are removed.
 */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const dist = path.join(import.meta.dirname, 'dist');

/**
 * Firebase's packages by `require`: they are CommonJS inside, and `import` reads every name a package exports, which
 * loads what it had left for later (all generated clients of Firestore: twice the time of a cold start).
 */
const firebaseByRequire = {
  name: 'firebase-by-require',
  setup({ onResolve, onLoad }) {
    const filter = /^firebase-(admin|functions)(\/|$)/;
    onResolve({ filter }, ({ path: name, kind }) =>
      kind === 'require-call'
        ? { path: name, external: true }
        : { path: name, namespace: 'required' },
    );
    onLoad({ filter: /.*/, namespace: 'required' }, ({ path: name }) => ({
      contents: `module.exports = require(${JSON.stringify(name)});`,
    }));
  },
};

const { metafile } = await build({
  entryPoints: ['src/index.ts'],
  absWorkingDir: import.meta.dirname,
  outdir: 'dist',
  splitting: true,
  chunkNames: 'parts/[name]-[hash]',
  metafile: true,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [firebaseByRequire],
  external: ['@googleapis/calendar', 'nodemailer', 'nodemailer/*'],
  // Packages in CommonJS inside the bundle may call require.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
});

const built = new Set(
  Object.keys(metafile.outputs).map((name) => path.resolve(import.meta.dirname, name)),
);
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name);
  if (entry.isFile() && !built.has(file)) rmSync(file);
}
