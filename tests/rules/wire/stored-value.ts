/** Values as the Firestore REST API writes them (REST reference, `Value`). */

/** Stands for `serverTimestamp()`: the commit turns it into a transform. */
export const SERVER_TIME = Symbol('server time');

export type Fields = Record<string, unknown>;

/** A value of a field, or of a query's filter. */
export function storedValue(value: unknown): Fields {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(storedValue) } };
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
    case 'object':
      return { mapValue: { fields: fieldsOf(value) } };
    default:
      throw new TypeError(`no value of Firestore: ${typeof value}`);
  }
}

function fieldsOf(data: object): Fields {
  const entries = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, storedValue(value)]));
}

/** The fields of a document, without those that the server sets. */
export const storedFields = (data: Fields) =>
  fieldsOf(Object.fromEntries(Object.entries(data).filter(([, value]) => value !== SERVER_TIME)));

/** The top-level fields that the server sets at commit. */
export function serverTimes(data: Fields): { fieldPath: string; setToServerValue: string }[] {
  return Object.entries(data)
    .filter(([, value]) => value === SERVER_TIME)
    .map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
}
