/** Apart for the booking page's early script. Source: firebase.google.com/docs/firestore/reference/rest */

export interface RestDocument {
  name: string;
  fields?: Record<string, RestValue>;
}

export type RestValue = Partial<{
  nullValue: null;
  booleanValue: boolean;
  integerValue: string;
  doubleValue: number;
  timestampValue: string;
  stringValue: string;
  arrayValue: { values?: RestValue[] };
  mapValue: { fields?: Record<string, RestValue> };
}>;

export interface PublicDocument {
  id: string;
  data: Record<string, unknown>;
}

export interface PlacedDocument extends PublicDocument {
  collection: string;
}

/** The SDK's value of a REST value; a timestamp becomes an object with `toMillis()`. */
export function decodeValue(value: RestValue): unknown {
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.doubleValue !== undefined) return value.doubleValue;
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.timestampValue !== undefined) {
    const millis = Date.parse(value.timestampValue);
    return { toMillis: () => millis };
  }
  if (value.arrayValue !== undefined) return (value.arrayValue.values ?? []).map(decodeValue);
  if (value.mapValue !== undefined) return decodeFields(value.mapValue.fields);
  return null;
}

function decodeFields(fields: Record<string, RestValue> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, decodeValue(value)]),
  );
}

export function decodeDocument(document: RestDocument): PublicDocument {
  return { id: partsOf(document.name).id, data: decodeFields(document.fields) };
}

function partsOf(name: string): { collection: string; id: string } {
  const [collection = '', id = ''] = name.split('/').slice(-2);
  return { collection, id };
}

/** Full document names. @param root address up to and including `/documents` */
export function documentNames(root: string, paths: readonly string[]): string[] {
  const names = root.slice(root.indexOf('projects/'));
  return paths.map((path) => `${names}/${path}`);
}

/** The documents of a `batchGet` answer; missing ones are left out. */
export function foundIn(answer: unknown): PublicDocument[] {
  const rows = answer as { found?: RestDocument }[];
  return rows.flatMap((row) => (row.found ? [decodeDocument(row.found)] : []));
}

/** The instant at which the server read a `batchGet` answer; NaN for any other answer. */
export function readTimeOf(answer: unknown): number {
  const [row] = Array.isArray(answer) ? (answer as { readTime?: string }[]) : [];
  return Date.parse(row?.readTime ?? '');
}

/** The documents of a `batchGet` answer with their collections. */
export function placedIn(answer: unknown): PlacedDocument[] {
  const rows = answer as { found?: RestDocument }[];
  return rows.flatMap((row) =>
    row.found
      ? [{ ...decodeDocument(row.found), collection: partsOf(row.found.name).collection }]
      : [],
  );
}
