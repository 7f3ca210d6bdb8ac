/** What the Firebase CLI itself would refuse: rights, parameters, secrets, rules that do not compile. */
import { deployArgs } from '../steps';
import type { Look } from './finding';

/** @param config its configuration file; the functions have been built */
export const cli = (config: string): Look => ({
  name: 'the Firebase CLI’s own look',
  look: async ({ tools, target }) => {
    await tools.read(
      'firebase',
      deployArgs({ target, config }, 'firestore,functions', '--dry-run', '--force'),
    );
    return [];
  },
});
