import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder, removed when the present test ends. */
export function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tulia-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
