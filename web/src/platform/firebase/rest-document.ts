/**
 * Documents as Firestore's REST API writes them. Apart from the asking (`public-read.ts`), for the script of the
 * booking page that runs before any other. Source: firebase.google.com/docs/firestore/reference/rest
 */
import type { Instant } from '@tulia/domain/time/instant';

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

/** A REST value as the SDK would give it; a timestamp becomes an object that knows `toMillis()`. */
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

/** The names by which the API knows documents. @param root address up to and including `/documents` */
export function documentNames(root: string, paths: readonly string[]): string[] {
  const names = root.slice(root.indexOf('projects/'));
  return paths.map((path) => `${names}/${path}`);
}

/** The documents of an answer to `batchGet`; what does not exist is left out. */
export function foundIn(answer: unknown): PublicDocument[] {
  const rows = answer as { found?: RestDocument }[];
  return rows.flatMap((row) => (row.found ? [decodeDocument(row.found)] : []));
}

/** When an answer of several documents was read, by the server's clock; NaN for any other answer. */
export function readTimeOf(answer: unknown): Instant {
  const [row] = Array.isArray(answer) ? (answer as { readTime?: string }[]) : [];
  return Date.parse(row?.readTime ?? '');
}

/** The documents of an answer to `batchGet` by their collections, for a read of several at once. */
export function placedIn(answer: unknown): PlacedDocument[] {
  const rows = answer as { found?: RestDocument }[];
  return rows.flatMap((row) =>
    row.found
      ? [{ ...decodeDocument(row.found), collection: partsOf(row.found.name).collection }]
      : [],
  );
}
