/** A numbered migration of stored data, never changed once it ran anywhere. */

/** The fields of a document as firebase-admin reads them: timestamps are `Timestamp`. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Migration {
  /** such as `001-mail-due-since`; they run in the order of their numbers */
  name: string;
  /** the last part of the collection's path, such as `events` */
  collectionId: string;
  /**
   * The fields to write, each replaced as a whole; null when the document needs no change, as when it was changed
   * before.
   */
  change: (fields: Fields) => Fields | null;
}

/** A stored text; empty for any other value. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
