/** The part of a yup schema that is used here. The first files of a page load no yup. */
interface Read {
  type: string;
  cast: (value: string, options: { assert: false }) => unknown;
  fields?: Record<string, unknown>;
}

/** Applies the transforms of text fields only: unknown fields stay, and are refused later. Texts in lists stay too. */
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
