/** How often a failed journey or test of the environment is tried again: once in `.ci/run`, else never. */
export const retries = () => (process.env['TULIA_SECOND_TRY'] === undefined ? 0 : 1);
