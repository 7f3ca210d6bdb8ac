import { pageRows, type PageKind } from '../../../web/src/page-table';

/** Addresses of the pages of these kinds, in English. */
export const pathsOf = (...kinds: PageKind[]) =>
  pageRows.filter(([, { kind }]) => kinds.includes(kind)).map(([, { path }]) => path);

/** The public pages in English; the Swahili ones stand under `/sw`. */
export const PUBLIC = pathsOf('public');

export const SWAHILI = PUBLIC.map((path) => `/sw${path === '/' ? '' : path}`);
