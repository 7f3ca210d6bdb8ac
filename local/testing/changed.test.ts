import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { changedFiles, lastKnownCommit } from './changed';
import { freshFolder } from './fresh-folder';

let folder: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

function commit(name: string): string {
  writeFileSync(path.join(folder, name), name);
  git('add', '-A');
  git('commit', '-q', '-m', name);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = freshFolder();
  git('init', '-q', '-b', 'main');
});

test('on a branch it is what happened since it left main', () => {
  commit('a.ts');
  const fork = commit('b.ts');
  git('checkout', '-q', '-b', 'work');
  commit('c.ts');
  expect(lastKnownCommit(folder)).toBe(fork);
  expect(changedFiles(fork, folder)).toEqual(['c.ts']);
});

test('on main it is what is not committed, or the last commit', () => {
  const first = commit('a.ts');
  const second = commit('b.ts');
  expect(lastKnownCommit(folder)).toBe(first);
  writeFileSync(path.join(folder, 'a.ts'), 'changed');
  writeFileSync(path.join(folder, 'new.ts'), '');
  expect(lastKnownCommit(folder)).toBe(second);
  expect(changedFiles(second, folder)).toEqual(['a.ts', 'new.ts']);
});

test('a file that is gone is none to look at', () => {
  commit('a.ts');
  const second = commit('b.ts');
  rmSync(path.join(folder, 'a.ts'));
  expect(changedFiles(second, folder)).toEqual([]);
});

test('where there is no history nothing is known', () => {
  expect(lastKnownCommit(folder)).toBeUndefined();
});
