/** Which built files the service worker keeps, and when. */
import { isDataDear } from '../wake';

/**
 * Each part has those before it in it. `shell`: what no page is drawn without. `visit`: what a visitor can read, and
 * logging in. `whole`: all that a client can need.
 */
export const PARTS = ['shell', 'visit', 'whole'] as const;
export type Part = (typeof PARTS)[number];

/** As Workbox lists a built file; `part` is set by `build/app-shell.ts`. A file without one is not kept. */
export interface KeptFile {
  url: string;
  revision: string | null;
  part?: Part;
}

/** The files of this part, in the order of the list. */
export function keptFiles(files: readonly KeptFile[], part: Part): KeptFile[] {
  const last = PARTS.indexOf(part);
  return files.filter((each) => each.part !== undefined && PARTS.indexOf(each.part) <= last);
}

/**
 * What is fetched for somebody before it is used. Where data is dear (saving data, 2g) that is the shell alone; every
 * other script is kept when it is first used.
 * @param connection `navigator.connection`, which not every browser has
 * @param isAppUsed whether a page of the app is or was open here, and not only public ones
 */
export function partToKeep(connection: Parameters<typeof isDataDear>[0], isAppUsed: boolean): Part {
  if (isDataDear(connection)) return 'shell';
  return isAppUsed ? 'whole' : 'visit';
}
