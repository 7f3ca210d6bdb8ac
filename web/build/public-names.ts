import { PUBLIC_PATHS } from '../src/paths.ts';
import { pageName } from '../src/prerender/page-name.ts';

/** The prerendered pages, as their files in `src/pages` are called. */
export const PUBLIC_NAMES = Object.keys(PUBLIC_PATHS).map(pageName);
