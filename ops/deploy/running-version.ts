/** The commit that a deployed site runs, from `version.json` beside its pages. A deployment publishes both last. */
export const VERSION_FILE = 'version.json';

/** @param origin without a slash at the end @returns null when the site does not say, or cannot be reached */
export async function runningCommit(origin: string): Promise<string | null> {
  try {
    const answer = await fetch(`${origin}/${VERSION_FILE}`, { cache: 'no-store' });
    const { commit } = (await answer.json()) as { commit?: unknown };
    return typeof commit === 'string' && /^[0-9a-f]{7,64}$/.test(commit) ? commit : null;
  } catch {
    return null;
  }
}
