import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { freshFolder } from '../testing/fresh-folder';

const shim = path.join(import.meta.dirname, 'shim', 'java');
const JAR = '/sdk/with a blank/emulator.jar';
let folder: string;

beforeEach(() => {
  folder = freshFolder();
  // A “real Java” that prints its arguments, one a line.
  const program = '#!/bin/sh\nfor a in "$@"; do printf "%s\\n" "$a"; done\n';
  writeFileSync(path.join(folder, 'java'), program, { mode: 0o755 });
});

function run(args: string[], more: NodeJS.ProcessEnv) {
  const { stdout } = spawnSync(shim, args, {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      TULIA_REAL_JAVA: path.join(folder, 'java'),
      FIRESTORE_EMULATOR_BINARY_PATH: JAR,
      ...more,
    },
  });
  return stdout.split('\n').slice(0, -1);
}

test('where the real Java is new enough everything is handed on, and the process is noted', () => {
  const pidFile = path.join(folder, 'pids');
  const args = ['-jar', JAR, '--websocket_port', '9150'];
  expect(run(args, { TULIA_JAVA_PIDS: pidFile })).toEqual(args);
  expect(run(['-version'], { TULIA_JAVA_PIDS: pidFile })).toEqual(['-version']);
  expect(readFileSync(pidFile, 'utf8')).toMatch(/^\d+\n\d+\n$/);
});
