/**
 * Which built files are kept for use without a connection: the scripts a visitor or a client can reach. Files
 * that only staff pages need are never put on a visitor's phone; they are kept when staff use them.
 */
import { pageFile, pageRows } from '../src/page-table.ts';
import type { Manifest } from './build-manifest.ts';

/** Modules, by their path from `web`, that only staff ask for. */
export const STAFF_ONLY = /^src\/(staff\/|app\/(guard\/staff-tree|pending-badge)\.tsx$)/;

/** Of no use without a connection, so no phone fetches them before they are needed. */
const ONLINE_ONLY = /^src\/platform\/firebase\/(functions|messaging|app-check)-sdk\.ts$/;

/** Where React begins, and who asks for the worker: what they import, and nothing they fetch later, is the shell. */
const BEGINNING = ['src/app/main.tsx', 'src/platform/offline/site-worker.ts'];

/**
 * What opens without a connection after one visit of any page: public pages, the page for unknown addresses, and
 * logging in as far as it goes; with what says there that there is no connection.
 */
const OF_A_VISIT = [
  ...pageRows
    .filter(
      ([, { path, kind }]) => kind === 'public' || /^\/(login|signup|client-login)$/.test(path),
    )
    .map(([id]) => `src/${pageFile(id)}`),
  'src/app/not-found.tsx',
  'src/app/frame/notices.tsx',
  'src/ui/toaster.tsx',
  'src/client/account/auth-dialog.tsx',
  'src/client/account/credential-schemas.ts',
  '../domain/src/calls/practice/send-message.ts',
];

type Linked =
  Manifest extends Record<string, infer Entry>
    ? NonNullable<Entry> & { dynamicImports?: string[]; css?: string[]; assets?: string[] }
    : never;

/** Names of the files that can be reached from the start without entering a staff page. */
export function visitorFiles(manifest: Record<string, Linked | undefined>): Set<string> {
  return reached(manifest, entries(manifest), true);
}

/** Names of the scripts without which no page of the app is drawn. */
export function shellFiles(manifest: Record<string, Linked | undefined>): Set<string> {
  return reached(manifest, [...entries(manifest), ...BEGINNING], false);
}

/**
 * Names of the scripts of what a visitor can open.
 * @throws Error when the build has no such module: a renamed file must not silently be missed without a connection
 */
export function visitFiles(
  manifest: Record<string, Linked | undefined>,
  modules: readonly string[] = OF_A_VISIT,
): Set<string> {
  const missing = modules.filter((each) => manifest[each] === undefined);
  if (missing.length > 0) throw new Error(`The build's manifest has no ${missing.join(', ')}.`);
  return reached(manifest, modules, false);
}

function entries(manifest: Record<string, Linked | undefined>): string[] {
  return Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
}

function reached(
  manifest: Record<string, Linked | undefined>,
  from: readonly string[],
  later: boolean,
): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const queue = [...from];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key) || STAFF_ONLY.test(key) || ONLINE_ONLY.test(key)) continue;
    seen.add(key);
    const entry = manifest[key];
    if (!entry) continue;
    for (const file of [entry.file, ...(entry.css ?? []), ...(entry.assets ?? [])]) files.add(file);
    queue.push(...(entry.imports ?? []), ...(later ? (entry.dynamicImports ?? []) : []));
  }
  return files;
}
