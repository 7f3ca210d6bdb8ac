/**
 * Which built files are kept for use without a connection: the scripts a visitor or a client can reach. Files
 * that only staff pages need are never put on a visitor's phone; they are kept when staff use them, and all of them on
 * a device where staff have installed the app.
 */
import { pageFile, pageRows } from '../src/page-table.ts';
import { entryOf, type Manifest } from './build-manifest.ts';
import { reach } from './reach.ts';

/** Modules, by their path from `web`, that only staff ask for. */
export const STAFF_ONLY = /^src\/(staff\/|app\/(guard\/staff-tree|pending-badge)\.tsx$)/;

/** Of no use without a connection, so no phone fetches them before they are needed. */
const ONLINE_ONLY = /^src\/platform\/firebase\/(functions|messaging|app-check)-sdk\.ts$/;

/** The shell is what these import, without what they fetch later. */
const BEGINNING = ['src/app/main.tsx', 'src/platform/offline/site-worker.ts'];

/**
 * What opens without a connection after one visit of any page: public pages, the page for unknown addresses, the forms
 * of logging in, and the notices that say that there is no connection.
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

/** Names of the files that can be reached from the start without entering a staff page. */
export function visitorFiles(manifest: Manifest): Set<string> {
  return reached(manifest, entries(manifest), true);
}

/** Names of all files that can be reached from the start, those of staff too. */
export function staffFiles(manifest: Manifest): Set<string> {
  return reached(manifest, entries(manifest), true, () => true);
}

/** Names of the scripts without which no page of the app is drawn. */
export function shellFiles(manifest: Manifest): Set<string> {
  return reached(manifest, [...entries(manifest), ...BEGINNING], false);
}

/** Names of the scripts of what a visitor can open. @throws Error when the build has no such module */
export function visitFiles(
  manifest: Manifest,
  modules: readonly string[] = OF_A_VISIT,
): Set<string> {
  for (const module of modules) entryOf(manifest, module);
  return reached(manifest, modules, false);
}

const entries = (manifest: Manifest) =>
  Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);

const isForVisitors = (key: string) => !STAFF_ONLY.test(key);

function reached(
  manifest: Manifest,
  from: readonly string[],
  later: boolean,
  isTheirs = isForVisitors,
): Set<string> {
  const isKept = (key: string) => isTheirs(key) && !ONLINE_ONLY.test(key);
  const modules = reach(from.filter(isKept), (key) => {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    return [...imports, ...(later ? dynamicImports : [])].filter(isKept);
  });
  const all = [...modules].flatMap((key) => manifest[key] ?? []);
  return new Set(all.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
}
