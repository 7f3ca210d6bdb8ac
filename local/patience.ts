/**
 * How long tests and local tools wait for what must come, milliseconds: so long that only what hangs fails, on a
 * machine that is busy with other work too. None of it says how long the product waits: a test of that names the time
 * itself.
 */

/** For one thing of another program: its start, its answer, a page, a mail. */
export const PATIENCE_MS = 300_000;

/** For one thing that happens within the program of the test. */
export const PATIENCE_WITHIN_MS = 60_000;

/** For a whole test against a world: longer than what it waits for, so that this is what a failure names. */
export const PATIENCE_FOR_A_TEST_MS = 1_200_000;
