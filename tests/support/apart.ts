/**
 * Which test files need modules of their own: those that replace a module, the environment or a global, and all of
 * the functions, since modules of the functions remember (the app, rate limits, tokens). Files that only call what they
 * import share the modules of a worker: loading them anew for every file took longer than the tests. A time zone is
 * that of a whole process, which those that stay apart share as threads: a file that stubs nothing else does not.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const REPLACES =
  /\bvi\.(?:(?:mock|doMock|resetModules|stubGlobal|useFakeTimers)\(|stubEnv\((?!'TZ'))/;

/** Whether a test file may share modules with others, by its path from the root and its text. */
export function staysApart(file: string, text: string): boolean {
  return file.startsWith('functions/') || REPLACES.test(text);
}

/** The test files below some folders that stay apart, as paths from the root. */
export function filesApart(root: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        [folder, ...name.split(path.sep)].join('/'),
      ),
    )
    .filter((file) => file.endsWith('.test.ts') && !file.includes('/node_modules/'))
    .filter((file) => staysApart(file, readFileSync(path.join(root, file), 'utf8')));
}
