/**
 * Which file a module of the site goes into. Left to itself the bundler gives every set of pages that shares a
 * module a file of its own: sixty small ones for the booking page, each with a request's price on slow data. Here
 * modules go together by the kinds of pages that need them, by the busy pages among these and by the large libraries
 * they bring along, so that a page fetches a dozen or two files and no library it does not use.
 *
 * A module's imports are needed wherever it is. So a file imports only files for at least as many pages and at most as
 * many libraries, and files never import each other in a circle.
 */
import path from 'node:path';
import { pageFile, pageRows, type PageKind, type RouteId } from '../src/page-table.ts';
import { reach } from './reach.ts';
import { STAFF_ONLY } from './visitor-files.ts';

/** Runs before React, or without it, so no other module may come in its file. */
const START = 'app/start.ts';
/** What the first script fetches before React: whether the content is still true, and who is signed in. */
const CONTENT = ['app/freshness.ts', 'platform/firebase/auth.ts'];
const MAIN = 'app/main.tsx';

/**
 * The libraries that every page needs once it is awake, as one file: an idle public page fetches it ahead, and it stays
 * in the browser's cache from one version of the site to the next.
 */
export const LIBRARIES = {
  name: 'libraries',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|@emotion)[\\/]/,
};

const IN_PACKAGE = /.*[\\/]node_modules[\\/](.*)/;
const ICONS = /^lucide-react\//;

/** Each is one file: packages that belong together, and our modules that only pass them on. */
const TOGETHER: readonly [file: string, modules: RegExp][] = [
  [
    'dialogs',
    /^(@radix-ui\/(primitive|react-(dialog|alert-dialog|compose-refs|context|dismissable-layer|focus-guards|focus-scope|id|portal|presence|primitive|slot|use-[\w-]+))|react-remove-scroll(-bar)?|react-style-singleton|aria-hidden|get-nonce|use-callback-ref|use-sidecar|detect-node-es|tslib)\//,
  ],
  ['firebase', /^(@firebase\/(app|component|logger|util)|firebase\/app|idb|app-sdk\.ts)(\/|$)/],
  ['auth', /^(@firebase\/auth|firebase\/auth|auth-sdk\.ts)(\/|$)/],
  ['yup', /^(yup|property-expr|tiny-case|toposort)\//],
  ['time', /^practice-time\.ts$/],
  // Long texts that few visitors read.
  ['policies', /^(adult|adolescent|privacy-policy|consent-texts)\.ts$/],
];

/** A page fetches a large library only if it uses it. Small libraries join the files that need them. */
const LARGE: readonly [name: string, modules: RegExp][] = [
  ['overlays', /^(radix-ui|@radix-ui|@floating-ui)\//],
  ['firebase', /^(firebase|@firebase|reactfire)\//],
  ['forms', /^(react-hook-form|@hookform)\//],
  ['calendar', /^@?fullcalendar/],
  ['yup', /^yup\//],
  // As large as a library with everything that counts in days; public pages need none of it.
  ['time', /^practice-time\.ts$/],
];

/** Files that take in small modules for many kinds of pages, each after all that it may import. */
const HOSTS: readonly [library: string | null, file: string][] = [
  ['yup', 'yup'],
  ['time', 'time'],
  [null, 'app'],
];

/** Nearly every page behind the sign-in draws with these, so they split no files there. */
const USUAL_INSIDE = new Set(['overlays', 'time']);
const INSIDE: ReadonlySet<string> = new Set(['client', 'staff']);

/** Where most people begin: such a page fetches no module that only others need. */
const BUSY: readonly RouteId[] = ['home', 'booking', 'mySessions', 'adminBookings'];

const OF_STAFF: ReadonlySet<string> = new Set<PageKind>(['staff', 'office']);

/** What a module imports, at once and later. */
type Look = (
  id: string,
) => { importedIds: readonly string[]; dynamicallyImportedIds?: readonly string[] } | null;

export interface SitePages {
  /** absolute path of `web/src` */
  src: string;
  /** module ids */
  start: string;
  content: readonly string[];
  main: string;
  pages: readonly { id: string; kind: PageKind; isBusy?: boolean }[];
}

/** @param src absolute path of `web/src` */
export const sitePages = (src: string): SitePages => ({
  src,
  start: path.join(src, START),
  content: CONTENT.map((each) => path.join(src, each)),
  main: path.join(src, MAIN),
  pages: [
    ...pageRows.map(([id, { kind }]) => ({
      id: path.join(src, pageFile(id)),
      kind,
      isBusy: BUSY.includes(id),
    })),
    { id: path.join(src, 'app/not-found.tsx'), kind: 'public' },
  ],
});

/** `yup/index.esm.js` for a module of a package; for one of ours the name of its file. */
const nameOfModule = (id: string) =>
  IN_PACKAGE.exec(id)?.[1]?.replaceAll('\\', '/') ?? path.basename(id);

const nameIn = (names: readonly (readonly [name: string, modules: RegExp])[], id: string) =>
  names.find(([, modules]) => modules.test(nameOfModule(id)))?.[0] ?? null;

/** Names the file of a module; null leaves it to the bundler. @param look what a module imports */
export function chunkNames(site: SitePages, look: Look): (id: string) => string | null {
  const imports = (id: string) => look(id)?.importedIds ?? [];
  const later = (id: string) => [...imports(id), ...(look(id)?.dynamicallyImportedIds ?? [])];
  const closure = (...ids: string[]) => reach(ids, imports);
  const isOfStaff = (id: string) =>
    STAFF_ONLY.test(path.relative(path.dirname(site.src), id).replaceAll('\\', '/'));

  const start = closure(site.start);
  const content = closure(...site.content);
  const app = closure(site.main);
  const reached = site.pages.map((page) => ({ ...page, modules: closure(page.id) }));
  // The page most people begin with waits for nothing that only others need.
  const first = reached[0]?.modules ?? new Set();
  const ofVisitors = reach([site.start, site.main], (id) =>
    later(id).filter((each) => !isOfStaff(each)),
  );
  const pageIds = new Set(site.pages.map(({ id }) => id));
  // The frame and what it fetches later, such as menus, must not wait for a page's file.
  const ofFrame = reach([site.start, site.main], (id) =>
    later(id).filter((each) => !pageIds.has(each)),
  );
  const largeLibraries = (id: string) =>
    new Set([...closure(id)].flatMap((each) => nameIn(LARGE, each) ?? []));

  return (id) => {
    if (start.has(id) || id === site.main || LIBRARIES.test.test(id)) return null;
    if (content.has(id)) return 'content';
    const together = nameIn(TOGETHER, id);
    if (together !== null) return together;
    if (app.has(id)) return 'app';
    const pages = reached.filter(({ modules }) => modules.has(id));
    const [page] = pages;
    const kinds = new Set(pages.map(({ kind }) => kind));
    // A part that a visitor's page fetches later needs it too, without the code of staff.
    const isLater =
      pages.length > 0 && ofVisitors.has(id) && [...kinds].every((kind) => OF_STAFF.has(kind));
    // One file for the page's own parts and for what its later parts need too.
    if (pages.length === 1 && page !== undefined && !isLater)
      return page.id === id || ofFrame.has(id) ? null : `${path.basename(page.id, '.tsx')}-parts`;
    const isIcon = ICONS.test(nameOfModule(id));
    if (pages.length === 0 || (IN_PACKAGE.test(id) && !isIcon)) return null;
    const large = largeLibraries(id);
    const hosts = HOSTS.filter(([library]) => library === null || large.has(library));
    // A public page shakes off the large libraries of what it imports.
    const busy = pages.filter(
      ({ isBusy = false, kind }) => isBusy && (kind !== 'public' || large.size === 0),
    );
    const named = (...parts: readonly string[]) =>
      [
        ...parts,
        ...(busy.length > 0 ? ['for', ...busy.map((each) => path.basename(each.id, '.tsx'))] : []),
      ].join('-');
    const isHosted = [...large].every((library) => hosts.some(([each]) => each === library));
    // Small and needed nearly everywhere: it joins the file of what it needs itself.
    const isWanted = kinds.size > 2 || (kinds.size === 2 && (isIcon || kinds.has('public')));
    if (isHosted && isWanted) {
      const file = hosts[0]?.[1] ?? null;
      if (file !== 'app') return file && named(file);
      return first.has(id) ? file : named('shared');
    }
    const isInside = [...kinds].every((kind) => INSIDE.has(kind));
    const own = [...large].filter((name) => !isInside || !USUAL_INSIDE.has(name));
    // A request for each kind would cost the client more than a page of staff loses.
    const isOfClients = busy.length > 0 && busy.every(({ kind }) => kind === 'client');
    if (isOfClients && own.length === 0) return named('client');
    return named(...(isLater ? ['later'] : [...kinds].sort()), ...own.sort());
  };
}

/** The groups for the bundler. @param src absolute path of `web/src` */
export function codeSplitting(src: string) {
  let nameOf: ReturnType<typeof chunkNames> | undefined;
  return {
    // A group would otherwise take its modules' imports along, under any name.
    includeDependenciesRecursively: false,
    groups: [
      { ...LIBRARIES, priority: 1 },
      {
        debugName: 'by kinds of pages',
        name: (id: string, bundle: { getModuleInfo: Look }) => {
          nameOf ??= chunkNames(sitePages(src), (each) => bundle.getModuleInfo(each));
          return nameOf(id);
        },
      },
    ],
  };
}
