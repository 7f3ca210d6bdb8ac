/** Which built files the service worker keeps when it is installed. */
import { isDataDear } from '../wake';

/** As Workbox lists a built file; `isShell` is set by `build/app-shell.ts`. */
export interface KeptFile {
  url: string;
  revision: string | null;
  /** true for what no page of the app is drawn without */
  isShell?: boolean;
}

/**
 * Where the visitor saves data or has a slow line (2g), only the shell is kept, so that the app opens without a
 * connection; every other part is kept when it is first used.
 * @param connection `navigator.connection`, which not every browser has
 */
export function keptFiles(
  files: readonly KeptFile[],
  connection: Parameters<typeof isDataDear>[0],
): KeptFile[] {
  const isDear = isDataDear(connection);
  return files
    .filter(({ isShell }) => isShell === true || !isDear)
    .map(({ url, revision }) => ({ url, revision }));
}
