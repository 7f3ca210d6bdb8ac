import { isDataDear, type Network } from '../../platform/offline/expensive-data';

/**
 * Each part includes the ones before it. `shell`: needed to draw any page. `visit`: what a visitor reads, and logging
 * in. `whole`: all that a client can need. `staff`: their pages too, on a device where they installed the app.
 */
const PARTS = ['shell', 'visit', 'whole', 'staff'] as const;
export type Part = (typeof PARTS)[number];

/** As Workbox lists a built file; `build/app-shell.ts` sets `part`. A file without one is not kept. */
export interface KeptFile {
  url: string;
  revision: string | null;
  part?: Part;
}

export function keptFiles(files: readonly KeptFile[], part: Part): KeptFile[] {
  const last = PARTS.indexOf(part);
  return files.filter((each) => each.part !== undefined && PARTS.indexOf(each.part) <= last);
}

/**
 * What is fetched ahead. Where data are expensive (saving data, 2g) only the shell; other scripts are kept when first
 * used.
 */
export function partToKeep(network: Network | undefined, wanted: Part): Part {
  return isDataDear(network) ? 'shell' : wanted;
}
