/** Checks of requests against the documented shapes of a service. A field that it does not know is refused. */
export type Check = (value: unknown) => boolean;
export type Fields = Readonly<Record<string, Check>>;

export const text =
  (pattern = /^/): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

export const shape =
  (fields: Fields): Check =>
  (value) =>
    wrongField(value, fields) === null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object of texts by any names. */
export const texts: Check = (value) =>
  isObject(value) && Object.values(value).every((each) => typeof each === 'string');

/** The first unknown, missing or wrong field; null when all are as documented. */
export function wrongField(value: unknown, fields: Fields): string | null {
  if (!isObject(value)) return 'body';
  const unknown = Object.keys(value).find((name) => !(name in fields));
  const wrong = Object.entries(fields).find(([name, fits]) => !fits(value[name]));
  return unknown ?? wrong?.[0] ?? null;
}
