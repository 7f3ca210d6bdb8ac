import { pageFile, pageRows } from '../src/page-table.ts';

/** The prerendered pages, as their files in `src/pages` are called, without ending. */
export const PUBLIC_NAMES = pageRows
  .filter(([, { kind }]) => kind === 'public')
  .map(([id]) => pageFile(id).replace('.tsx', ''));
