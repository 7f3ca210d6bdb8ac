/** Records as they stand in the database, or null where there is no document. */
import type { RecordType } from '@tulia/domain/records/record';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from './app';

/** The record of a snapshot; null when the document does not exist. */
export function recordOf<T extends object>(
  type: RecordType<T>,
  snapshot: DocumentSnapshot,
): T | null {
  const data = snapshot.data();
  return data === undefined ? null : type.fromStored(data);
}

/** Reads one document, outside of any transaction. */
export async function readRecord<T extends object>(
  type: RecordType<T>,
  path: string,
): Promise<T | null> {
  return recordOf(type, await db().doc(path).get());
}
