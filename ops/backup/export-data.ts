/** Writes a whole database into a folder, part by part; one that was stopped goes on where it was (docs/operate.md). */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { patiently, type DatabaseRest, type StoredDocument } from './database-rest';
import {
  collectionOf,
  lineOf,
  readManifest,
  sha256,
  writeManifest,
  type Manifest,
} from './manifest';

export interface Exporting {
  database: DatabaseRest;
  folder: string;
  /** whether to read the database as it was at one moment; the emulator can only be read as it is */
  atOneMoment: boolean;
  now: () => number;
  pause: (milliseconds: number) => Promise<void>;
  /** hears how many documents there are by now, and the path of the last */
  show: (documents: number, last: string) => void;
  /** documents of a part; 2000 when left out */
  perPart?: number;
}

const PER_PAGE = 300;

/** @throws Error when the folder holds a finished export, or one of another database */
export async function exportData(exporting: Exporting): Promise<Manifest> {
  const { database, folder, now, pause, show, perPart = 2000 } = exporting;
  mkdirSync(folder, { recursive: true });
  const manifest = begunIn(exporting);
  const readPage = (after: string | null, limit: number) =>
    patiently(() => database.page(after, limit, manifest.readTime), pause);
  for (;;) {
    const documents: StoredDocument[] = [];
    let after = manifest.parts.at(-1)?.last ?? null;
    while (documents.length < perPart) {
      const limit = Math.min(PER_PAGE, perPart - documents.length);
      const page = await readPage(after, limit);
      documents.push(...page);
      after = page.at(-1)?.path ?? after;
      if (page.length < limit) break;
    }
    const last = documents.at(-1)?.path;
    if (last === undefined) break;
    const file = `part-${String(manifest.parts.length + 1).padStart(5, '0')}.jsonl`;
    const text = documents.map(lineOf).join('');
    writeFileSync(path.join(folder, file), text);
    manifest.parts.push({
      file,
      documents: documents.length,
      bytes: Buffer.byteLength(text),
      sha256: sha256(text),
      last,
    });
    for (const { path: each } of documents) {
      const collection = collectionOf(each);
      manifest.collections[collection] = (manifest.collections[collection] ?? 0) + 1;
    }
    writeManifest(folder, manifest);
    show(
      manifest.parts.reduce((sum, part) => sum + part.documents, 0),
      last,
    );
    if (documents.length < perPart) break;
  }
  manifest.finishedAt = new Date(now()).toISOString();
  writeManifest(folder, manifest);
  return manifest;
}

/**
 * The last whole minute, and not a minute that has just begun: the database may not be asked for the future, and clocks
 * differ. Moments that are more than an hour ago are kept minute by minute only (Firestore, point-in-time recovery).
 */
const readableMoment = (now: number) => Math.floor((now - 5000) / 60_000) * 60_000;

/** The export that was begun in the folder, or a new one. */
function begunIn({ database: { at }, folder, atOneMoment, now }: Exporting): Manifest {
  const begun = readManifest(folder);
  if (begun === null) {
    const readTime = atOneMoment ? new Date(readableMoment(now())).toISOString() : null;
    const { project, databaseId } = at;
    const startedAt = new Date(now()).toISOString();
    return {
      format: 1,
      project,
      databaseId,
      readTime,
      startedAt,
      finishedAt: null,
      parts: [],
      collections: {},
    };
  }
  if (begun.finishedAt !== null) {
    throw new Error(`${folder} holds a finished export already: choose another folder.`);
  }
  if (begun.project !== at.project || begun.databaseId !== at.databaseId) {
    throw new Error(`${folder} holds an export of ${begun.project}, ${begun.databaseId}.`);
  }
  return begun;
}
