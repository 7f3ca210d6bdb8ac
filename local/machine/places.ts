/** Where things lie: the project's root, and the folder a local environment writes into. */
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The folder for everything generated at run time; not under version control. */
export const LOCAL = path.join(ROOT, '.local');

/** The Firebase project of every local environment; `demo-` keeps the CLI away from real services. */
export const PROJECT = 'demo-tulia';

export const REGION = 'africa-south1';

/** The only address a local environment listens on. */
export const HOST = '127.0.0.1';

/** The working folder of the environment that `npm start` opens at this port offset. */
export function startFolder(offset: number): string {
  return offset === 0 ? LOCAL : path.join(LOCAL, `start-${offset}`);
}

/** The port offset of the environment that `npm test` opens beside a running `npm start`. */
export const TEST_OFFSET = 1100;

/** The working folder of the environment that `npm test` opens at this port offset. */
export function testFolder(offset: number): string {
  return path.join(LOCAL, offset === TEST_OFFSET ? 'test' : `test-${offset}`);
}
