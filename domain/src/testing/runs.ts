import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** one of so many runs is made; absent for all */
    oneRunIn?: number;
  }
}

export function runs(count: number): number {
  return Math.ceil(count / (inject('oneRunIn') ?? 1));
}

/**
 * The number of requests at once: `many` in a full run, otherwise `few`, because Firestore makes them wait for each
 * other.
 */
export function crowd(many: number, few: number): number {
  return inject('oneRunIn') === undefined ? many : few;
}
