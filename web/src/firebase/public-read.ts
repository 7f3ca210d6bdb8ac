/**
 * One-shot reads of public documents over Firestore's REST API: a kilobyte of code where the SDK costs a hundred. For
 * public pages only; whoever signs in uses the SDK. Source: firebase.google.com/docs/firestore/reference/rest
 */
import { asQuestion } from '../offline/connection';
import { firestoreRestUrl } from './config';

interface RestDocument {
  name: string;
  fields?: Record<string, RestValue>;
}

type RestValue = Partial<{
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

function decodeDocument(document: RestDocument): PublicDocument {
  const id = document.name.slice(document.name.lastIndexOf('/') + 1);
  return { id, data: decodeFields(document.fields) };
}

interface Answer {
  ok: boolean;
  status: number;
  body: unknown;
}

/** Firestore answers in JSON, whatever it answers; anything else is not its answer. */
function ask(url: string, question?: object): Promise<Answer> {
  return asQuestion(async () => {
    const answer = await fetch(url, question && { method: 'POST', body: JSON.stringify(question) });
    return { ok: answer.ok, status: answer.status, body: (await answer.json()) as unknown };
  });
}

/**
 * The document at `path`, or null when there is none.
 * @throws Error without a connection, or when the rules refuse.
 */
export async function readPublicDocument(path: string): Promise<PublicDocument | null> {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const answer = await ask(`${firestoreRestUrl()}/${encoded}`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`Reading ${path.split('/')[0] ?? ''} failed: ${answer.status}`);
  return decodeDocument(answer.body as RestDocument);
}

/**
 * The documents at these paths in one request, in any order; what does not exist is left out.
 * @throws Error without a connection, or when the rules refuse one of them.
 */
export async function readPublicDocuments(paths: readonly string[]): Promise<PublicDocument[]> {
  const root = firestoreRestUrl();
  const names = root.slice(root.indexOf('projects/'));
  const answer = await ask(`${root}:batchGet`, {
    documents: paths.map((path) => `${names}/${path}`),
  });
  if (!answer.ok) throw new Error(`Reading ${paths.length} documents failed: ${answer.status}`);
  const rows = answer.body as { found?: RestDocument }[];
  return rows.flatMap((row) => (row.found ? [decodeDocument(row.found)] : []));
}

export interface PublicQuery {
  /** field and the string, number or boolean it must equal */
  where?: readonly [field: string, equals: string | number | boolean];
  orderBy?: string;
  descending?: boolean;
  /** the fields that are wanted; all of them where nothing is said */
  select?: readonly string[];
  limit: number;
}

function encodeScalar(value: string | number | boolean): RestValue {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
}

/**
 * Documents of a top-level collection.
 * @throws Error without a connection, or when the rules refuse.
 */
export async function readPublicCollection(
  collection: string,
  query: PublicQuery,
): Promise<PublicDocument[]> {
  const structuredQuery = {
    from: [{ collectionId: collection }],
    ...(query.select && {
      select: { fields: query.select.map((fieldPath) => ({ fieldPath })) },
    }),
    ...(query.where && {
      where: {
        fieldFilter: {
          field: { fieldPath: query.where[0] },
          op: 'EQUAL',
          value: encodeScalar(query.where[1]),
        },
      },
    }),
    ...(query.orderBy !== undefined && {
      orderBy: [
        {
          field: { fieldPath: query.orderBy },
          direction: query.descending === true ? 'DESCENDING' : 'ASCENDING',
        },
      ],
    }),
    limit: query.limit,
  };
  const answer = await ask(`${firestoreRestUrl()}:runQuery`, { structuredQuery });
  if (!answer.ok) throw new Error(`Listing ${collection} failed: ${answer.status}`);
  const rows = answer.body as { document?: RestDocument }[];
  return rows.flatMap((row) => (row.document ? [decodeDocument(row.document)] : []));
}
