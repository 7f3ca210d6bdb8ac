/** Values as the Firestore REST API writes them (REST reference, `Value`). */

/** Stands for `serverTimestamp()`: the commit turns it into a transform. */
export const SERVER_TIME = Symbol('server time');

export type Fields = Record<string, unknown>;

function storedValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(storedValue) } };
  if (typeof value === 'object') return { mapValue: { fields: storedFields(value as Fields) } };
  throw new TypeError(`no stored form of ${typeof value}`);
}

/** The fields of a document, without those that the server sets. */
export function storedFields(data: Fields): Record<string, object> {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== SERVER_TIME)
      .map(([key, value]) => [key, storedValue(value)]),
  );
}

/** A value of a query's filter. */
export const filterValue = storedValue;

/** The top-level fields that the server sets at commit. */
export function serverTimes(data: Fields): { fieldPath: string; setToServerValue: string }[] {
  return Object.entries(data)
    .filter(([, value]) => value === SERVER_TIME)
    .map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
}
