/**
 * One deliberate change of the server's code, as a slip or a careless refactor would make it, and the test that must
 * notice.
 */
export interface Change {
  /** file under functions/src */
  file: string;
  /** stands exactly once in the file */
  from: string;
  to: string;
  /** what a person would meet */
  what: string;
  /** file of tests/functions without its ending */
  test: string;
  /** the name of the test, or how it begins; left out, any test of the file may fail */
  name?: string;
}

/** @throws Error when the text that is to be changed is not there, or there more than once */
export function changed(source: string, { file, from, to }: Change): string {
  const [before, after, ...more] = source.split(from);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${file} has ${JSON.stringify(from)} not exactly once.`);
  }
  return `${before}${to}${after}`;
}
