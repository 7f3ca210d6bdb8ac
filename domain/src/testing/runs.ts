/** How many random runs a test makes: all that it asks for, or the part of them that the configuration provides. */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** one of how many random runs is made, where not all are */
    oneRunIn?: number;
  }
}

/** `count`, or the part of it that is made. */
export function runs(count: number): number {
  return Math.ceil(count / (inject('oneRunIn') ?? 1));
}

/**
 * How many requests a test makes at once: `many` where all runs are made, otherwise `few`, as Firestore makes them
 * wait for each other.
 */
export function crowd(many: number, few: number): number {
  return inject('oneRunIn') === undefined ? many : few;
}
