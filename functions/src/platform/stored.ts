/** Reads records of the database, and deletes documents. */
import type { RecordType } from '@tulia/domain/records/record';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from './app';

/** The record of a snapshot; null when the document does not exist. */
export function recordOf<T extends object>(
  type: RecordType<T>,
  snapshot: DocumentSnapshot,
): T | null {
  const data = snapshot.data();
  return data === undefined ? null : type.fromStored(data);
}

/** The records that a query found. */
export function recordsOf<T extends object>(
  type: RecordType<T>,
  { docs }: { docs: readonly DocumentSnapshot[] },
): T[] {
  return docs.flatMap((doc) => recordOf(type, doc) ?? []);
}

/** The record at this path; null when there is none. */
export async function readRecord<T extends object>(
  type: RecordType<T>,
  path: string,
  transaction?: Transaction,
): Promise<T | null> {
  const ref = db().doc(path);
  return recordOf(type, await (transaction === undefined ? ref.get() : transaction.get(ref)));
}

/** Deletes documents in one commit. */
export async function deleteAll(docs: readonly { ref: DocumentReference }[]): Promise<void> {
  const batch = db().batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}
