/** Where the project and its local environments are. */
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Everything that is generated at run time; not under version control. */
export const LOCAL = path.join(ROOT, '.local');

/** The Firebase project of every local environment; `demo-` keeps the CLI away from real services. */
export const PROJECT = 'demo-tulia';

export const REGION = 'africa-south1';

/** The only address on which a local environment listens. */
export const HOST = '127.0.0.1';
