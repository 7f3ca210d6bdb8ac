/**
 * Guards the weight of public pages, and the order in which files of the site run, at every build. The first script
 * may import only small files of our own. Once React runs on a public page, Firebase, forms, calendars and yup may
 * come only by a further import().
 */
import type { Plugin, Rollup } from 'vite';
import path from 'node:path';
import { pageFile, pageRows } from '../src/page-table.ts';
import { reach } from './reach.ts';

/** The prerendered pages: their files in `src/public/pages`, without ending. */
export const PUBLIC_NAMES = pageRows
  .filter(([, { kind }]) => kind === 'public')
  .map(([id]) => path.basename(pageFile(id), '.tsx'));

const START = /\/src\/app\/start\.ts$/;
const PUBLIC_PAGES = new RegExp(`/src/public/pages/(${PUBLIC_NAMES.join('|')})\\.tsx$`);
const MAIN = /\/src\/app\/main\.tsx$/;
const LIBRARY = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const HEAVY =
  /^(firebase|@firebase\/.*|reactfire|@fullcalendar\/.*|fullcalendar|react-hook-form|@hookform\/.*|yup|ical-generator)$/;

export interface Chunk {
  imports: readonly string[];
  moduleIds: readonly string[];
}

/** Names of the chunks a browser loads with this one, itself included. */
const staticChunks = (chunks: ReadonlyMap<string, Chunk>, name: string) =>
  reach([name], (each) => chunks.get(each)?.imports ?? []);

/** The packages that a browser loads with this chunk. */
function libraries(chunks: ReadonlyMap<string, Chunk>, name: string): Set<string> {
  const modules = [...staticChunks(chunks, name)].flatMap(
    (each) => chunks.get(each)?.moduleIds ?? [],
  );
  return new Set(modules.flatMap((id) => LIBRARY.exec(id)?.[1] ?? []));
}

/** Chunks that import each other: what one of them needs first may not be there yet. */
function circles(chunks: ReadonlyMap<string, Chunk>): string[] {
  return [...chunks].flatMap(([name, { imports }]) =>
    imports
      .filter((each) => staticChunks(chunks, each).has(name))
      .map((each) => `${name} and ${each} import each other.`),
  );
}

/** What is wrong with a build's chunks, in sentences; empty when all is well. */
export function weightProblems(chunks: ReadonlyMap<string, Chunk>): string[] {
  const problems = circles(chunks);
  const holding = (module: RegExp) =>
    [...chunks].flatMap(([name, { moduleIds }]) =>
      moduleIds.flatMap((id) => (module.test(id) ? [{ name, id }] : [])),
    );
  const [start] = holding(START);
  const [main] = holding(MAIN);
  if (!start || !main) return ['The build has no start script or no main script.'];
  for (const library of libraries(chunks, start.name))
    problems.push(`${library} is loaded by the first script of every page.`);
  const pages = holding(PUBLIC_PAGES);
  if (pages.length !== PUBLIC_NAMES.length)
    problems.push(`Expected ${PUBLIC_NAMES.length} public pages, found ${pages.length}.`);
  for (const { name, id } of [main, ...pages])
    for (const library of libraries(chunks, name))
      if (HEAVY.test(library))
        problems.push(`${library} is loaded with ${id.replace(/.*\/src\//, 'src/')}.`);
  return problems;
}

export function lightStart(): Plugin {
  return {
    name: 'tulia-light-start',
    apply: (_, env) => env.command === 'build' && env.isSsrBuild !== true,
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle)
          .filter((each): each is Rollup.OutputChunk => each.type === 'chunk')
          .map((chunk): [string, Chunk] => [chunk.fileName, chunk]),
      );
      const problems = weightProblems(chunks);
      if (problems.length > 0) this.error(problems.join('\n'));
    },
  };
}
