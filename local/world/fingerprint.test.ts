import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFingerprint, outputFingerprint } from './fingerprint';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tulia-fingerprint-'));
  mkdirSync(path.join(folder, 'inner'));
  writeFileSync(path.join(folder, 'inner', 'a.ts'), 'one');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('contents count, times do not', () => {
  const before = contentFingerprint([folder]);
  utimesSync(path.join(folder, 'inner', 'a.ts'), new Date(0), new Date(0));
  expect(contentFingerprint([folder])).toBe(before);
  writeFileSync(path.join(folder, 'inner', 'a.ts'), 'two');
  expect(contentFingerprint([folder])).not.toBe(before);
});

test('a new, a renamed and a missing file count', () => {
  const before = contentFingerprint([folder]);
  writeFileSync(path.join(folder, 'b.ts'), '');
  expect(contentFingerprint([folder])).not.toBe(before);
  expect(contentFingerprint([path.join(folder, 'nowhere')])).toBe(contentFingerprint([]));
});

test('installed packages do not count', () => {
  const before = contentFingerprint([folder]);
  mkdirSync(path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'node_modules', 'x.js'), 'x');
  expect(contentFingerprint([folder])).toBe(before);
});

test('a rebuilt output is noticed even when it has the same size', () => {
  const before = outputFingerprint(folder);
  utimesSync(path.join(folder, 'inner', 'a.ts'), new Date(0), new Date(0));
  expect(outputFingerprint(folder)).not.toBe(before);
});
