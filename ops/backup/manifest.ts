/** What an export consists of: parts of JSON lines, each with its checksum, listed in `manifest.json`. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StoredDocument } from './database-rest';

export interface Part {
  /** such as `part-00001.jsonl`: one document a line, in the order of their names */
  file: string;
  documents: number;
  bytes: number;
  /** SHA-256 of the file, hexadecimal */
  sha256: string;
  /** path of its last document; the next part begins after it */
  last: string;
}

export interface Manifest {
  format: 1;
  project: string;
  databaseId: string;
  /** ISO 8601: the database as it was then; null when it was read while it changed */
  readTime: string | null;
  startedAt: string;
  /** ISO 8601; null while it is being written */
  finishedAt: string | null;
  parts: Part[];
  /** documents by collection, such as `bookings/{id}/events` */
  collections: Record<string, number>;
}

const fileOf = (folder: string) => path.join(folder, 'manifest.json');

/** The manifest of a folder; null when it holds none. @throws Error for one of another format */
export function readManifest(folder: string): Manifest | null {
  if (!existsSync(fileOf(folder))) return null;
  const manifest = JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Partial<Manifest>;
  if (manifest.format !== 1) throw new Error(`${fileOf(folder)} is of another format.`);
  return manifest as Manifest;
}

/** Written beside and put in its place, so that a death in between leaves the earlier one whole. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const beside = `${fileOf(folder)}.new`;
  writeFileSync(beside, `${JSON.stringify(manifest, null, 2)}\n`);
  renameSync(beside, fileOf(folder));
}

export const lineOf = (document: StoredDocument) => `${JSON.stringify(document)}\n`;
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** `bookings/b1/events/1` lies in `bookings/{id}/events`. */
export function collectionOf(documentPath: string): string {
  const parts = documentPath.split('/').slice(0, -1);
  return parts.map((part, index) => (index % 2 === 0 ? part : '{id}')).join('/');
}

/** The documents of a part. @throws Error when the file is not the one that was written */
export function readPart(folder: string, part: Part): StoredDocument[] {
  const text = readFileSync(path.join(folder, part.file), 'utf8');
  if (sha256(text) !== part.sha256) {
    throw new Error(`${part.file} is damaged: its checksum is not the one of the manifest.`);
  }
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as StoredDocument);
}

/** A whole export. @throws Error when it is unfinished, or a part is missing or damaged */
export function wholeManifest(folder: string): Manifest {
  const manifest = readManifest(folder);
  if (manifest === null) throw new Error(`${folder} holds no export.`);
  if (manifest.finishedAt === null) {
    throw new Error(`The export in ${folder} was not finished: run it again, it goes on.`);
  }
  for (const part of manifest.parts) readPart(folder, part);
  return manifest;
}
