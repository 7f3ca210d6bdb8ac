import path from 'node:path';
import { pageFile, pageRows } from '../src/page-table.ts';

/** The prerendered pages: their files in `src/public/pages`, without ending. */
export const PUBLIC_NAMES = pageRows
  .filter(([, { kind }]) => kind === 'public')
  .map(([id]) => path.basename(pageFile(id), '.tsx'));
