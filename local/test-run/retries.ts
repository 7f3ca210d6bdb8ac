/**
 * How often a journey or a test of the environment that failed is tried again: once in `.ci/run`, and never otherwise.
 */
export const retries = () => (process.env['TULIA_SECOND_TRY'] === undefined ? 0 : 1);
