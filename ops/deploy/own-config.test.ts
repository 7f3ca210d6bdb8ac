import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../local/machine/places';
import { ownConfig } from './own-config';

const text = readFileSync(path.join(ROOT, 'firebase.json'), 'utf8');
const target = { project: 'tulia-live', region: 'africa-south1', databaseId: '(default)' };

test('pages may call the functions of their own project, and not those of another', () => {
  const own = ownConfig(text, target);
  expect(own).toContain('https://africa-south1-tulia-live.cloudfunctions.net');
  expect(own).not.toMatch(/https:\/\/\*\./);
});

test('local pages may call the emulators, and deployed pages nothing on the visitor’s machine', () => {
  for (const origins of ['connect-src', 'frame-src'])
    expect(text).toMatch(
      new RegExp(`${origins} 'self' [^;]* http://127.0.0.1:\\* http://localhost:\\*;`),
    );
  // Which styles a page may have is said by its own policy (decision 011).
  const own = ownConfig(text, target).replace("style-src 'self' 'unsafe-inline'", '');
  expect(own).not.toMatch(/127\.0\.0\.1|localhost|unsafe-/);
});

test('a project’s configuration is otherwise that of `firebase.json`', () => {
  const back = ownConfig(text, target).replaceAll('africa-south1-tulia-live', '*');
  expect(JSON.parse(back)).toEqual(
    JSON.parse(text.replaceAll(/ http:\/\/(127\.0\.0\.1|localhost):\*/g, '')),
  );
});

test('a database of another name is named to the CLI, which takes it from there only', () => {
  const { firestore } = JSON.parse(ownConfig(text, { ...target, databaseId: 'restored' })) as {
    firestore: { database: string; rules: string }[];
  };
  expect(firestore).toHaveLength(1);
  expect(firestore[0]).toMatchObject({ database: 'restored', rules: 'firestore.rules' });
});

test('a content security policy that names the functions in another way stops the deployment', () => {
  expect(() => ownConfig(text.replace('https://*.cloudfunctions.net', ''), target)).toThrow(
    'content security policy',
  );
});
