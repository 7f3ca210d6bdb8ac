/** A part of the site that this device does not have yet, such as a page that was never opened here. */
import { checkAgain, untilWorthTrying } from './connection';

/**
 * Fetches it, and while the site cannot be reached waits for the way back and tries again; components by `lazyPart`.
 * @throws what `load` throws although the site answers: the part is broken, or of an older version
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
