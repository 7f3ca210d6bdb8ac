/** The content with which a new practice begins; it never changes what is there. */
import type { Instant } from '@tulia/domain/time/instant';
import { firstContent } from '../../local/seed/first-content';

/** Writes settings, services and articles, each only where there are none. @returns what it wrote, in words */
export async function putFirstContent(
  database: FirebaseFirestore.Firestore,
  now: Instant,
): Promise<string> {
  const batch = database.batch();
  const done: string[] = [];
  for (const [collection, documents] of Object.entries(firstContent(now))) {
    if (!(await database.collection(collection).limit(1).get()).empty) continue;
    for (const [path, data] of documents) batch.create(database.doc(path), data);
    done.push(documents.length === 1 ? collection : `${documents.length} ${collection}`);
  }
  await batch.commit();
  return done.join(', ');
}
