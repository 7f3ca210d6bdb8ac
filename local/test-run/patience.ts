/**
 * Milliseconds that tests and local tools wait: long enough for a busy machine, and short enough that a page that takes
 * a minute fails. A test of how long the product waits has its own number.
 */

/** For one thing: an answer, a page, a mail. */
export const PATIENCE_MS = 45_000;

/** For a program to start, or to build something. */
export const PATIENCE_TO_START_MS = 300_000;

/** For a whole test: longer than what it waits for, so that a failure names that. */
export const PATIENCE_FOR_A_TEST_MS = 240_000;

/** For a test that runs programs to their end (a deployment, a restore), or all mutants of the rules. */
export const PATIENCE_FOR_A_REHEARSAL_MS = 1_200_000;
