import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { offsetOfRunningWorld, rememberWorld } from './running-environment';
import { freshFolder } from '../test-run/fresh-folder';

/** Higher than any system gives. */
const NOBODY = 2 ** 30;

let folder: string;

beforeEach(() => void (folder = freshFolder()));

test('the world that runs is found until it is forgotten', () => {
  const forget = rememberWorld(300, folder);
  expect(offsetOfRunningWorld({}, folder)).toBe(300);
  forget();
  expect(offsetOfRunningWorld({}, folder)).toBe(0);
});

test('a launcher that was killed counts as gone', () => {
  writeFileSync(path.join(folder, `100-${NOBODY}`), '');
  expect(offsetOfRunningWorld({}, folder)).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

test('of several worlds one must be named', () => {
  rememberWorld(0, folder);
  rememberWorld(300, folder);
  expect(() => offsetOfRunningWorld({}, folder)).toThrow(
    /TULIA_PORT_OFFSET=0 or TULIA_PORT_OFFSET=300/,
  );
  expect(offsetOfRunningWorld({ TULIA_PORT_OFFSET: '300' }, folder)).toBe(300);
});
