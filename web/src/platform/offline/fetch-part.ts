import { checkAgain, untilWorthTrying } from './connection';

/**
 * Fetches a part that this device lacks, and tries again while the site cannot be reached. `lazyPart` does so for
 * components.
 * @throws what `load` throws although the site answers: the part is broken or of an older version
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if ((await checkAgain()) === 'answered') throw error;
    }
    await untilWorthTrying(failures);
  }
}
