/** What a migration of stored data is. Numbered, written once, never changed after it ran anywhere. */
import type { StoredDocument } from '../backup/database-rest';

export interface Migration {
  /** such as `001-mail-due-since`; they run in the order of their numbers */
  name: string;
  /** the last part of the collection's path, such as `events` */
  collectionId: string;
  /**
   * The fields as they should be, or null when the document needs nothing: it may be asked of a document that has been
   * changed already. Values have the form of Firestore's REST interface.
   */
  change: (document: StoredDocument) => StoredDocument['fields'] | null;
}
