/**
 * Which commit a deployed site runs: `version.json` beside its pages. It is published with the site, which is the
 * last step of a deployment, so it names a commit only when every earlier step has gone through.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

export const VERSION_FILE = 'version.json';

export interface RunningVersion {
  commit: string;
  /** ISO 8601 */
  builtAt: string;
}

/** @param site the folder of the built site */
export function writeVersion(site: string, version: RunningVersion): void {
  writeFileSync(path.join(site, VERSION_FILE), `${JSON.stringify(version)}\n`);
}

/**
 * The commit that a site runs; null when it says nothing, or cannot be reached. @param origin without a slash at the
 * end
 */
export async function runningCommit(origin: string): Promise<string | null> {
  try {
    const answer = await fetch(`${origin}/${VERSION_FILE}`, { cache: 'no-store' });
    if (!answer.ok) return null;
    const { commit } = (await answer.json()) as Partial<RunningVersion>;
    return typeof commit === 'string' && /^[0-9a-f]{7,64}$/.test(commit) ? commit : null;
  } catch {
    return null;
  }
}
