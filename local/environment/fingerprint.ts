/** Fingerprints of files and folders, by which a build knows that nothing has changed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const IGNORED = new Set(['node_modules', 'dist', '.local', '.git', '.DS_Store']);

/** Hash of names and contents of all files under these paths, without tests. */
export function contentFingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder)) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(file));
    hash.update('\0');
  }
  return hash.digest('hex');
}

/** Hash of names, sizes and times of all files in a built folder: quick, and different after any rebuild. */
export function outputFingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesUnder(folder)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesUnder(place: string): string[] {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [place];
  return readdirSync(place)
    .filter((name) => !IGNORED.has(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name)));
}
