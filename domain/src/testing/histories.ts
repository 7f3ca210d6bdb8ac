/** How many random histories a property plays. */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** one in how many histories is played, where all tests are run again for every mutant of the code */
    historiesShare?: number;
  }
}

/** This many, or the share of them that the configuration provides. */
export function histories(count: number): number {
  return Math.ceil(count / (inject('historiesShare') ?? 1));
}
