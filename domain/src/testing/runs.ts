/** How often what chance chooses is tried: all that a test asks for, or the part of it that the configuration provides. */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** one in how many random runs is made, where not all of them are */
    oneRunIn?: number;
  }
}

/** This many, or the part of them that is made. */
export function runs(count: number): number {
  return Math.ceil(count / (inject('oneRunIn') ?? 1));
}

/** How many ask at the same moment: many where all runs are made, otherwise few, since Firestore lets them wait for one another. */
export function crowd(many: number, few: number): number {
  return inject('oneRunIn') === undefined ? many : few;
}
