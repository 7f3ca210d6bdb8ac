/**
 * Puts an export into an empty database, in commits that also say how far it is: one that was stopped goes on there, in
 * exactly the same place. A database that holds anything else is refused.
 */
import { patiently, type DatabaseRest, type DatabaseWrite } from './database-rest';
import { lineOf, readPart, sha256, wholeManifest, type Manifest } from './manifest';

export interface Importing {
  database: DatabaseRest;
  folder: string;
  pause: (milliseconds: number) => Promise<void>;
  /** hears how many of all documents are there */
  show: (done: number, all: number) => void;
}

/** Removed when the import is complete. */
export const MARKER = 'imports/running';
const PER_COMMIT = 400;

/** The database holds what does not come from this export. */
export class DatabaseNotEmpty extends Error {
  constructor(project: string, databaseId: string, found: string) {
    super(
      `${project}, ${databaseId} is not empty (${found}): an export is put into an empty database only. ` +
        'Create another one and put it there.',
    );
    this.name = 'DatabaseNotEmpty';
  }
}

/** @throws DatabaseNotEmpty; Error for an export that is unfinished or damaged */
export async function importData(importing: Importing): Promise<Manifest> {
  const { database, folder, pause, show } = importing;
  const manifest = wholeManifest(folder);
  const key = sha256(JSON.stringify(manifest));
  let done = await doneBefore(database, key, pause);
  const all = manifest.parts.reduce((sum, { documents }) => sum + documents, 0);
  let before = 0;
  for (const part of manifest.parts) {
    const skip = Math.max(0, done - before);
    before += part.documents;
    if (skip >= part.documents) continue;
    const documents = readPart(folder, part).slice(skip);
    for (let first = 0; first < documents.length; first += PER_COMMIT) {
      const chunk = documents.slice(first, first + PER_COMMIT);
      const total = done + chunk.length;
      const writes = chunk.map((document): DatabaseWrite => ({ set: document }));
      await patiently(() => database.commit([...writes, marker(key, total)]), pause);
      done = total;
      show(done, all);
    }
  }
  await patiently(() => database.commit([{ delete: MARKER }]), pause);
  return manifest;
}

function marker(key: string, done: number): DatabaseWrite {
  const fields = { key: { stringValue: key }, done: { integerValue: String(done) } };
  return { set: { path: MARKER, fields } };
}

/** How many documents of this export are there: 0 in an empty database. @throws DatabaseNotEmpty */
async function doneBefore(
  database: DatabaseRest,
  key: string,
  pause: Importing['pause'],
): Promise<number> {
  const { project, databaseId } = database.at;
  const running = await patiently(() => database.read(MARKER), pause);
  if (running !== null) {
    const { key: of, done } = running.fields as {
      key?: { stringValue?: string };
      done?: { integerValue?: string };
    };
    if (of?.stringValue === key) return Number(done?.integerValue ?? 0);
    throw new DatabaseNotEmpty(project, databaseId, 'another import was begun');
  }
  const [found] = await patiently(() => database.page(null, 1, null), pause);
  if (found !== undefined)
    throw new DatabaseNotEmpty(project, databaseId, `it holds ${found.path}`);
  return 0;
}

/** Compares a database with an export, document by document. @returns paths that differ, at most a hundred */
export async function differences(importing: Importing): Promise<string[]> {
  const { database, folder, pause, show } = importing;
  const manifest = wholeManifest(folder);
  const all = manifest.parts.reduce((sum, { documents }) => sum + documents, 0);
  const different: string[] = [];
  let after: string | null = null;
  let seen = 0;
  for (const part of manifest.parts) {
    for (const expected of inPages(readPart(folder, part))) {
      const start: string | null = after;
      const found = await patiently(() => database.page(start, expected.length, null), pause);
      const lines = new Map(found.map((document) => [document.path, lineOf(document)]));
      for (const document of expected) {
        if (withoutDatabase(lines.get(document.path)) !== withoutDatabase(lineOf(document)))
          different.push(document.path);
        lines.delete(document.path);
      }
      different.push(...lines.keys());
      if (different.length >= 100) return different.slice(0, 100);
      after = expected.at(-1)?.path ?? after;
      seen += expected.length;
      show(seen, all);
    }
  }
  const last: string | null = after;
  const more = await patiently(() => database.page(last, 100, null), pause);
  return [...different, ...more.map(({ path }) => path)];
}

const withoutDatabase = (line: string | undefined) =>
  line?.replace(/projects\/[^/"]+\/databases\/[^/"]+\/documents/g, '');

function inPages<T>(items: readonly T[]): T[][] {
  const pages: T[][] = [];
  for (let first = 0; first < items.length; first += 300)
    pages.push(items.slice(first, first + 300));
  return pages;
}
