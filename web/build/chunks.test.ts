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
    { id: '/src/staff/board.tsx', kind: 'desk' },
    { id: '/src/staff/day.tsx', kind: 'desk' },
  ],
};
const packages = (name: string) => `/node_modules/${name}/index.js`;
const icon = (name: string) => `/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
const imports: Record<string, string[]> = {
  '/src/start.ts': ['/src/theme.ts'],
  '/src/freshness.ts': ['/src/read.ts', '/src/theme.ts'],
  '/src/main.tsx': ['/src/read.ts', '/src/theme.ts', '/src/router.ts', packages('react')],
  '/src/home.tsx': ['/src/band.ts', '/src/text.ts'],
  '/src/about.tsx': ['/src/band.ts', '/src/about-only.ts', '/src/menu-part.ts'],
  '/src/login.tsx': ['/src/text.ts', '/src/schema.ts', '/src/call.ts', icon('lock')],
  '/src/booking.tsx': ['/src/text.ts', '/src/clock.ts', '/src/form.ts', '/src/router.ts'],
  '/src/sessions.tsx': ['/src/clock.ts', '/src/card.ts', '/src/call.ts'],
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
  '/src/staff/day.tsx': ['/src/decide.ts', '/src/dialog.ts', icon('calendar')],
  '/src/menu.ts': ['/src/dialog.ts', '/src/menu-part.ts', icon('calendar')],
  '/src/bar.ts': [icon('lock'), icon('siren')],
  '/src/later.ts': [icon('copy'), icon('bell')],
  '/src/later-too.ts': [icon('copy')],
  '/src/clock.ts': ['/src/practice-time.ts'],
  '/src/form.ts': ['/src/schema.ts'],
  '/src/schema.ts': [packages('yup')],
  '/src/card.ts': ['/src/text.ts'],
};
const later: Record<string, string[]> = {
  '/src/start.ts': ['/src/main.tsx'],
  '/src/main.tsx': [...site.pages.map(({ id }) => id), '/src/menu.ts'],
};
const importersOf = (id: string) =>
  Object.keys(imports).filter((each) => imports[each]?.includes(id));
const name = chunkNames(site, (id) => ({
  importedIds: imports[id] ?? [],
  dynamicallyImportedIds: later[id] ?? [],
  importers: importersOf(id),
}));

it('leaves modules before React, and pages themselves, to the bundler', () => {
  for (const id of ['/src/start.ts', '/src/main.tsx', '/src/theme.ts', '/src/about.tsx'])
    expect(name(id), id).toBeNull();
});

it('puts all that one page alone needs into one file', () => {
  expect(name('/src/about-only.ts')).toBe('about-parts');
  expect(name('/src/card.ts')).toBe('sessions-parts');
  expect(name('/src/menu-part.ts'), 'which the frame asks for later, on any page').toBeNull();
});

it('keeps modules needed without React apart from modules that come with it', () => {
  expect(name('/src/read.ts')).toBe('content');
});

it('puts modules that every page begins with into one file', () => {
  expect(name('/src/router.ts')).toBe('app');
});

it('puts modules of the same kinds of pages together', () => {
  expect(name('/src/band.ts')).toBe('public');
  expect(name('/src/clock.ts')).toBe('client-desk');
});

it('keeps a large library from pages that do without', () => {
  expect(name('/src/form.ts')).toBe('client-desk-yup');
  expect(name('/src/clock.ts'), 'which every page inside uses').toBe('client-desk');
});

it('puts modules of many kinds of pages together with their own imports', () => {
  expect(name('/src/text.ts')).toBe('app');
  expect(name('/src/schema.ts')).toBe('yup');
  expect(name('/src/call.ts'), 'which the first page does without').toBe('shared');
});

it('makes no file for one icon: it comes in a file that its pages load anyway', () => {
  expect(name(icon('siren')), 'which one page draws').toBe('board-parts');
  expect(name(icon('lock')), 'which two kinds of pages draw').toBe('shared');
  expect(name(icon('copy')), 'which two later parts draw').toBe('app');
  expect(name(icon('bell')), 'which one later part draws').toBeNull();
});

it('keeps the work of staff from what a later part of a visitor’s page brings along', () => {
  expect(name('/src/decide.ts')).toBe('desk');
  expect(name('/src/dialog.ts'), 'which the menu needs too').toBe('later');
  expect(name(icon('calendar')), 'which the menu draws too').toBe('later');
});

it('keeps the long policies from pages that do without', () => {
  expect(name('/domain/src/wording/consent/privacy-policy.ts')).toBe('policies');
});

it('keeps packages that come together in one file, and leaves the others', () => {
  expect(name(packages('toposort'))).toBe('yup');
  expect(name(packages('@radix-ui/react-dialog'))).toBe('dialogs');
  expect(name(packages('firebase/auth'))).toBe('auth');
  expect(name('/src/platform/firebase/auth-sdk.ts')).toBe('auth');
  expect(name(packages('react-dom')), 'has a group of its own').toBeNull();
  expect(name(packages('recharts'))).toBeNull();
});

it('knows each page by the table of pages', () => {
  const src = path.join(import.meta.dirname, '../src');
  const { pages } = sitePages(src);
  const kinds = pages.map(({ id, kind }) => `${path.basename(id)} ${kind}`);
  expect(kinds).toEqual(
    expect.arrayContaining([
      'admin-staff.tsx office',
      'admin-time.tsx desk',
      'booking.tsx client',
      'booking-status.tsx public',
      'login.tsx account',
    ]),
  );
  expect(pages.filter(({ id }) => !existsSync(id))).toEqual([]);
});
