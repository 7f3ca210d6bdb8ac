import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { freshFolder } from '../test-run/fresh-folder';
import { contentFingerprint, outputFingerprint } from './fingerprint';

let folder: string;

beforeEach(() => {
  folder = freshFolder();
  mkdirSync(path.join(folder, 'inner'));
  writeFileSync(path.join(folder, 'inner', 'a.ts'), 'one');
});

test('a fingerprint changes with contents, not with times', () => {
  const before = contentFingerprint([folder]);
  utimesSync(path.join(folder, 'inner', 'a.ts'), new Date(0), new Date(0));
  expect(contentFingerprint([folder])).toBe(before);
  writeFileSync(path.join(folder, 'inner', 'a.ts'), 'two');
  expect(contentFingerprint([folder])).not.toBe(before);
});

test('a fingerprint changes with a new, a renamed and a missing file', () => {
  const before = contentFingerprint([folder]);
  writeFileSync(path.join(folder, 'b.ts'), '');
  expect(contentFingerprint([folder])).not.toBe(before);
  expect(contentFingerprint([path.join(folder, 'nowhere')])).toBe(contentFingerprint([]));
});

test('a rebuilt output of the same size has another fingerprint', () => {
  const before = outputFingerprint(folder);
  utimesSync(path.join(folder, 'inner', 'a.ts'), new Date(0), new Date(0));
  expect(outputFingerprint(folder)).not.toBe(before);
});
