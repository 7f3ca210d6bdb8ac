/**
 * How long tests and local tools wait for what must come, milliseconds: longer than it takes on a machine that is busy
 * with other work too, and not so long that a page that takes a minute passes. None of it says how long the product
 * waits: a test of that names the time itself.
 */

/** For one thing: an answer, a page, a mail. */
export const PATIENCE_MS = 45_000;

/** For a program to start, or to build something. */
export const PATIENCE_TO_START_MS = 300_000;

/** For a whole test: longer than any that passes, and than what it waits for, so that this is what a failure names. */
export const PATIENCE_FOR_A_TEST_MS = 240_000;

/** For a test that runs programs to their end (a deployment, a restore), or all mutants of the rules. */
export const PATIENCE_FOR_A_REHEARSAL_MS = 1_200_000;
