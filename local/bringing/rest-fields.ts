/** Stored records as Firestore's REST interface writes values. */
type Value = Record<string, unknown>;

function valueOf(value: unknown): Value {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
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

/** @param record as `toStored` of a record gives it */
export function fieldsOf(record: object): Record<string, unknown> {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, valueOf(value)]));
}
