import { expect, it } from 'vitest';
import { PUBLIC_NAMES, weightProblems, type Chunk } from './light-start';

const chunk = (own: string | null, modules: string[] = [], imports: string[] = []): Chunk => ({
  moduleIds: own === null ? modules : [`/site/src/${own}`, ...modules],
  imports,
});

const pages = PUBLIC_NAMES.map(
  (page) => [`${page}.js`, chunk(`public/pages/${page}.tsx`, [], ['main.js'])] as const,
);

function build(changes: Record<string, Chunk> = {}) {
  return new Map(
    Object.entries({
      'start.js': chunk('app/start.ts'),
      'main.js': chunk('app/main.tsx', ['/site/node_modules/react-dom/client.js']),
      ...Object.fromEntries(pages),
      ...changes,
    }),
  );
}

it('the guard accepts a small first script and a main script without heavy libraries', () => {
  expect(weightProblems(build())).toEqual([]);
});

it('the guard finds a library that the first script loads through another chunk', () => {
  const chunks = build({
    'start.js': chunk('app/start.ts', [], ['shared.js']),
    'shared.js': chunk(null, ['/site/node_modules/react/index.js']),
  });
  expect(weightProblems(chunks)).toEqual(['react is loaded by the first script of every page.']);
});

it.each([
  ['/site/node_modules/@firebase/firestore/dist/index.js', '@firebase/firestore'],
  ['/site/node_modules/yup/index.esm.js', 'yup'],
  ['/site/node_modules/@fullcalendar/react/index.js', '@fullcalendar/react'],
])('the guard finds %s in a public page', (module, library) => {
  const chunks = build({ 'contact.js': chunk('public/pages/contact.tsx', [module]) });
  expect(weightProblems(chunks)).toEqual([
    `${library} is loaded with src/public/pages/contact.tsx.`,
  ]);
});

it('the guard finds files that import each other, over any detour', () => {
  const chunks = build({
    'dialogs.js': chunk(null, [], ['menu.js']),
    'menu.js': chunk(null, [], ['focus.js']),
    'focus.js': chunk(null, [], ['dialogs.js']),
  });
  expect(weightProblems(chunks)).toContain('dialogs.js and menu.js import each other.');
});

it('the guard fails when the build lacks the scripts it checks', () => {
  expect(weightProblems(new Map())).toHaveLength(1);
  const chunks = build();
  chunks.delete('home.js');
  expect(weightProblems(chunks)).toEqual(['Expected 9 public pages, found 8.']);
});
