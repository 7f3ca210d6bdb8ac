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

const java = (...args: string[]) => run(args, { TULIA_FIRESTORE_CLASS_PATH: JAR });

function run(args: string[], more: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync(shim, args, {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      TULIA_REAL_JAVA: path.join(folder, 'java'),
      FIRESTORE_EMULATOR_BINARY_PATH: JAR,
      ...more,
    },
  });
  return { status, stderr, args: stdout.split('\n').slice(0, -1) };
}

test('the question for the version is answered with Java 21', () => {
  const { status, stderr } = java('-Duser.language=en', '-Dfile.encoding=UTF-8', '-version');
  expect(status).toBe(0);
  expect(stderr).toMatch(/version "21/);
});

test('the emulator is started by its main class, quietly and without the flags it does not know', () => {
  const log = '-Dgoogle.cloud_firestore.debug_log_level=FINE';
  const unknown = ['--websocket_port', '9150', '--database-edition=standard'];
  const otherwise = ['--websocket_port=9150', '--database-edition', 'standard'];
  const rules = ['--rules', '/a path/firestore.rules'];
  const started = [log, '-Duser.language=en', '-jar', JAR, '--host', '127.0.0.1', ...unknown];
  const { args } = java(...started, ...rules, ...otherwise, '--port', '8080');
  expect(args).toEqual([
    '-Duser.language=en',
    `-Djava.util.logging.config.file=${path.dirname(shim)}/logging.properties`,
    '-cp',
    JAR,
    'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    '--host',
    '127.0.0.1',
    ...rules,
    '--port',
    '8080',
  ]);
});

test('any other use of java is handed on unchanged', () => {
  const other = ['-jar', '/elsewhere/tool.jar', '--websocket_port', '1', ''];
  expect(java(...other).args).toEqual(other);
  const version = ['-jar', '/elsewhere/tool.jar', '-version'];
  expect(java(...version).args).toEqual(version);
});

test('where the real Java is new enough everything is handed on, and the process is noted', () => {
  const pidFile = path.join(folder, 'pids');
  const args = ['-jar', JAR, '--websocket_port', '9150'];
  expect(run(args, { TULIA_JAVA_PIDS: pidFile }).args).toEqual(args);
  expect(run(['-version'], { TULIA_JAVA_PIDS: pidFile }).args).toEqual(['-version']);
  expect(readFileSync(pidFile, 'utf8')).toMatch(/^\d+\n\d+\n$/);
});
