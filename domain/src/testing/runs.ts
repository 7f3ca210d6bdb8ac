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
