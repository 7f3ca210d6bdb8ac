/** What a call was given, as its fields read it, before it is checked. */

/** What is used of a schema of yup, which is no part of a page's first files. */
interface Read {
  type: string;
  cast: (value: string, options: { assert: false }) => unknown;
  fields?: Record<string, unknown>;
}

/**
 * The same data with every text as the transforms of its field leave it. Nothing else is changed: no number is made
 * of a text, and unknown fields stay and are refused.
 * @param schema of an object with texts and further objects; texts of lists stay as they are
 */
export function asRead(schema: unknown, data: unknown): unknown {
  const { type, fields } = schema as Read;
  if (typeof data === 'string')
    return type === 'string' ? (schema as Read).cast(data, { assert: false }) : data;
  if (fields === undefined || typeof data !== 'object' || data === null || Array.isArray(data))
    return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [
      name,
      Object.hasOwn(fields, name) ? asRead(fields[name], value) : value,
    ]),
  );
}
