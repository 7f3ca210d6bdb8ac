import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { chunkNames, sitePages, type SitePages } from './chunks';

const site: SitePages = {
  src: '/src',
  start: '/src/start.ts',
  content: ['/src/freshness.ts'],
  main: '/src/main.tsx',
  pages: [
    { id: '/src/home.tsx', kind: 'public' },
    { id: '/src/about.tsx', kind: 'public' },
    { id: '/src/login.tsx', kind: 'account' },
    { id: '/src/booking.tsx', kind: 'client' },
    { id: '/src/sessions.tsx', kind: 'client' },
    { id: '/src/staff/board.tsx', kind: 'staff' },
    { id: '/src/staff/day.tsx', kind: 'staff' },
    { id: '/src/staff/list.tsx', kind: 'staff', isBusy: true },
    { id: '/src/pay.tsx', kind: 'client', isBusy: true },
  ],
};
const packages = (name: string) => `/node_modules/${name}/index.js`;
const icon = (name: string) => `/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
const imports: Record<string, string[]> = {
  '/src/start.ts': ['/src/theme.ts'],
  '/src/freshness.ts': ['/src/read.ts', '/src/theme.ts'],
  '/src/main.tsx': ['/src/read.ts', '/src/theme.ts', '/src/router.ts', packages('react')],
  '/src/home.tsx': ['/src/band.ts', '/src/text.ts'],
  '/src/about.tsx': ['/src/band.ts', '/src/hour.ts', '/src/about-only.ts', '/src/menu-part.ts'],
  '/src/login.tsx': ['/src/text.ts', '/src/schema.ts', '/src/call.ts', icon('lock')],
  '/src/booking.tsx': ['/src/text.ts', '/src/clock.ts', '/src/form.ts', '/src/router.ts'],
  '/src/sessions.tsx': ['/src/clock.ts', '/src/card.ts', '/src/call.ts', '/src/hour.ts'],
  '/src/staff/board.tsx': [
    '/src/call.ts',
    '/src/clock.ts',
    '/src/schema.ts',
    '/src/form.ts',
    '/src/bar.ts',
    '/src/decide.ts',
    '/src/dialog.ts',
    icon('calendar'),
  ],
  '/src/staff/day.tsx': [
    '/src/decide.ts',
    '/src/dialog.ts',
    '/src/row.ts',
    '/src/sum.ts',
    icon('calendar'),
  ],
  '/src/staff/list.tsx': ['/src/text.ts', '/src/row.ts', '/src/hour.ts'],
  '/src/pay.tsx': ['/src/text.ts', '/src/sum.ts'],
  '/src/menu.ts': ['/src/dialog.ts', '/src/menu-part.ts', icon('calendar')],
  '/src/bar.ts': [icon('lock'), icon('siren')],
  '/src/later.ts': [icon('bell')],
  '/src/clock.ts': ['/src/practice-time.ts'],
  '/src/form.ts': ['/src/schema.ts'],
  '/src/schema.ts': [packages('yup')],
  '/src/card.ts': ['/src/text.ts'],
  '/src/hour.ts': ['/src/practice-time.ts'],
};
const later: Record<string, string[]> = {
  '/src/start.ts': ['/src/main.tsx'],
  '/src/main.tsx': [...site.pages.map(({ id }) => id), '/src/menu.ts'],
};
const name = chunkNames(site, (id) => ({
  importedIds: imports[id] ?? [],
  dynamicallyImportedIds: later[id] ?? [],
}));

it.each<[string, string, string | null]>([
  ['the first script is left to the bundler', '/src/start.ts', null],
  ['the main script is left to the bundler', '/src/main.tsx', null],
  ['a module before React is left to the bundler', '/src/theme.ts', null],
  ['a page itself is left to the bundler', '/src/about.tsx', null],
  ['what one page alone needs comes into one file', '/src/about-only.ts', 'about-parts'],
  ['what one page inside alone needs comes into one file', '/src/card.ts', 'sessions-parts'],
  ['what the frame asks for later on any page does not', '/src/menu-part.ts', null],
  ['what is needed without React is kept apart from what comes with it', '/src/read.ts', 'content'],
  ['what every page begins with comes into one file', '/src/router.ts', 'app'],
  ['what all public pages need comes together', '/src/band.ts', 'public'],
  ['what the same kinds of pages need comes together', '/src/clock.ts', 'client-staff'],
  ['a large library is kept from pages that do without', '/src/form.ts', 'client-staff-yup'],
  ['what many kinds of pages need comes with the first', '/src/text.ts', 'app'],
  ['what many kinds need of a library comes with it', '/src/schema.ts', 'yup'],
  ['what the first page does without comes apart', '/src/call.ts', 'shared'],
  ['an icon that one page draws comes with that page', icon('siren'), 'board-parts'],
  ['an icon that two kinds of pages draw comes with what they share', icon('lock'), 'shared'],
  ['an icon that one later part draws comes with it', icon('bell'), null],
  ['what a busy page shares comes without what only others share', '/src/row.ts', 'staff-for-list'],
  ['what it needs of a library comes apart as well', '/src/hour.ts', 'time-for-list'],
  ['what a busy page of clients shares comes in one file', '/src/sum.ts', 'client-for-pay'],
  ['the work of staff comes together', '/src/decide.ts', 'staff'],
  ['what the menu needs later too is kept from the work of staff', '/src/dialog.ts', 'later'],
  ['an icon that the menu draws too is kept from it as well', icon('calendar'), 'later'],
  [
    'the long policies are kept from pages that do without',
    '/domain/src/wording/consent/privacy-policy.ts',
    'policies',
  ],
  ['a package comes with the one that needs it', packages('toposort'), 'yup'],
  ['dialogs have a file', packages('@radix-ui/react-dialog'), 'dialogs'],
  ['Auth has a file', packages('firebase/auth'), 'auth'],
  ['what we take of Auth comes with it', '/src/platform/firebase/auth-sdk.ts', 'auth'],
  ['React has a group of its own', packages('react-dom'), null],
  ['any other package is left to the bundler', packages('react-markdown'), null],
])('%s', (_, id, chunk) => {
  expect(name(id)).toBe(chunk);
});

it('the table of pages names each page of the site', () => {
  const src = path.join(import.meta.dirname, '../src');
  const { pages } = sitePages(src);
  const kinds = pages.map(({ id, kind }) => `${path.basename(id)} ${kind}`);
  expect(kinds).toEqual(
    expect.arrayContaining([
      'admin-staff.tsx office',
      'admin-time.tsx staff',
      'booking.tsx client',
      'booking-status.tsx public',
      'login.tsx account',
    ]),
  );
  expect(pages.filter(({ id }) => !existsSync(id))).toEqual([]);
});
