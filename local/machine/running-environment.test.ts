import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { runningOffset, rememberEnvironment } from './running-environment';
import { freshFolder } from '../test-run/fresh-folder';

/** Higher than any system gives. */
const NOBODY = 2 ** 30;

let folder: string;

beforeEach(() => void (folder = freshFolder()));

test('the running environment is found until it is forgotten', () => {
  const forget = rememberEnvironment(300, folder);
  expect(runningOffset({}, folder)).toBe(300);
  forget();
  expect(runningOffset({}, folder)).toBe(0);
});

test('a launcher that was killed counts as gone', () => {
  writeFileSync(path.join(folder, `100-${NOBODY}`), '');
  expect(runningOffset({}, folder)).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

test('with several running environments, one must be named', () => {
  rememberEnvironment(0, folder);
  rememberEnvironment(300, folder);
  expect(() => runningOffset({}, folder)).toThrow(/TULIA_PORT_OFFSET=0 or TULIA_PORT_OFFSET=300/);
  expect(runningOffset({ TULIA_PORT_OFFSET: '300' }, folder)).toBe(300);
});
