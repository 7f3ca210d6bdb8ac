/**
 * Which commit a deployed site runs: `version.json` beside its pages, which is published with them as the last of what
 * people use.
 */
export const VERSION_FILE = 'version.json';

/** Null when the site does not say, or cannot be reached. @param origin without a slash at the end */
export async function runningCommit(origin: string): Promise<string | null> {
  try {
    const answer = await fetch(`${origin}/${VERSION_FILE}`, { cache: 'no-store' });
    const { commit } = (await answer.json()) as { commit?: unknown };
    return typeof commit === 'string' && /^[0-9a-f]{7,64}$/.test(commit) ? commit : null;
  } catch {
    return null;
  }
}
