import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that is gone once the test has ended that asks for it, itself or in its `beforeEach`. */
export function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tulia-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
