/** What a migration of stored data is. Numbered, written once, never changed after it ran anywhere. */

/** The fields of a document as firebase-admin reads them: timestamps are `Timestamp`. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Migration {
  /** such as `001-mail-due-since`; they run in the order of their numbers */
  name: string;
  /** the last part of the collection's path, such as `events` */
  collectionId: string;
  /**
   * The fields that are to be written, each replaced as a whole, or null when the document needs nothing: it may be
   * asked of a document that has been changed already.
   */
  change: (fields: Fields) => Fields | null;
}

/** A field that should be a text; empty where it is none. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
