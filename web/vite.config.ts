import react from '@vitejs/plugin-react';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { appShell } from './build/app-shell.ts';
import { codeSplitting } from './build/chunks.ts';
import { contentDefines } from './build/content.ts';
import { emitPages } from './build/emit-pages.ts';
import { ENGINES } from './build/engines.ts';
import { lightStart } from './build/light-start.ts';
import { ownIcons } from './build/own-icons.ts';

/** Port of the dev server; every port of the local environment moves by the same offset. */
const offset = Number(process.env.TULIA_PORT_OFFSET ?? 0);

/**
 * `vite build` makes the production site and needs VITE_FIREBASE_CONFIG. Any other mode (`--mode
 * local-environment`; Vite itself forbids the name `local`) and the dev server make the site of the local
 * environment, which finds its emulators.
 */
export default defineConfig(({ mode, command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    // The dev server has the whole library bundled beforehand.
    ...(command === 'build' ? [ownIcons()] : []),
    lightStart(),
    emitPages(),
    ...appShell(),
  ],
  define: {
    ...contentDefines(),
    'import.meta.env.VITE_LOCAL_ENVIRONMENT': JSON.stringify(
      command === 'serve' || mode !== 'production',
    ),
  },
  // Class names must be the same in prerendered markup and in the browser, whatever order modules load in.
  oxc: {
    plugins: {
      styledComponents: { ssr: true, fileName: true, displayName: false, minify: true, pure: true },
    },
  },
  resolve: {
    alias: [
      {
        find: /^firebase\/(database|storage|remote-config)$/,
        replacement: fileURLToPath(new URL('build/unused-firebase.ts', import.meta.url)),
      },
      {
        find: 'react-style-singleton',
        replacement: fileURLToPath(new URL('build/style-singleton.ts', import.meta.url)),
      },
    ],
  },
  server: { port: 5173 + offset, strictPort: true, host: '127.0.0.1' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: ENGINES,
    rolldownOptions: {
      output: { codeSplitting: codeSplitting(path.join(import.meta.dirname, 'src')) },
    },
  },
}));
