/** Reads public documents over REST, without the SDK. Source: firebase.google.com/docs/firestore/reference/rest */
import { asQuestion } from '../offline/connection';
import { heardTime } from '../hooks/clock';
import { firestoreRestUrl } from './config';
import { decodeDocument, documentNames, foundIn, readTimeOf } from './rest-document';
import type { PublicDocument, RestDocument } from './rest-document';

export type { PublicDocument } from './rest-document';

interface Answer {
  ok: boolean;
  status: number;
  body: unknown;
}

/** An answer that is no JSON does not come from Firestore. */
function ask(url: string, question?: object): Promise<Answer> {
  return asQuestion(async () => {
    const answer = await fetch(url, question && { method: 'POST', body: JSON.stringify(question) });
    const body = (await answer.json()) as unknown;
    heardTime(readTimeOf(body));
    return { ok: answer.ok, status: answer.status, body };
  });
}

/** Null when there is no document. @throws Error without a connection, or when the rules refuse. */
export async function readPublicDocument(path: string): Promise<PublicDocument | null> {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const answer = await ask(`${firestoreRestUrl()}/${encoded}`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`Reading ${path.split('/')[0] ?? ''} failed: ${answer.status}`);
  return decodeDocument(answer.body as RestDocument);
}

/** In any order, without missing documents. @throws Error without a connection or when the rules refuse. */
export async function readPublicDocuments(paths: readonly string[]): Promise<PublicDocument[]> {
  const root = firestoreRestUrl();
  const answer = await ask(`${root}:batchGet`, { documents: documentNames(root, paths) });
  if (!answer.ok) throw new Error(`Reading ${paths.length} documents failed: ${answer.status}`);
  return foundIn(answer.body);
}

interface PublicQuery {
  /** a field that is true */
  flag: string;
  orderBy?: string;
  /** all fields by default */
  select?: readonly string[];
  limit?: number;
}

/** The documents whose flag is true, 50 by default. @throws Error without a connection, or when the rules refuse. */
export async function readPublicCollection(
  collection: string,
  { flag, orderBy, select, limit = 50 }: PublicQuery,
): Promise<PublicDocument[]> {
  const structuredQuery = {
    from: [{ collectionId: collection }],
    ...(select && { select: { fields: select.map((fieldPath) => ({ fieldPath })) } }),
    where: {
      fieldFilter: { field: { fieldPath: flag }, op: 'EQUAL', value: { booleanValue: true } },
    },
    ...(orderBy !== undefined && { orderBy: [{ field: { fieldPath: orderBy } }] }),
    limit,
  };
  const answer = await ask(`${firestoreRestUrl()}:runQuery`, { structuredQuery });
  if (!answer.ok) throw new Error(`Listing ${collection} failed: ${answer.status}`);
  const rows = answer.body as { document?: RestDocument }[];
  return rows.flatMap((row) => (row.document ? [decodeDocument(row.document)] : []));
}
