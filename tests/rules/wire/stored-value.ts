/** Values as the Firestore REST API writes them (REST reference, `Value`). */
import { fieldsOf } from '../../../local/bringing/rest-fields';

/** Stands for `serverTimestamp()`: the commit turns it into a transform. */
export const SERVER_TIME = Symbol('server time');

export type Fields = Record<string, unknown>;

/** The fields of a document, without those that the server sets. */
export const storedFields = (data: Fields) =>
  fieldsOf(Object.fromEntries(Object.entries(data).filter(([, value]) => value !== SERVER_TIME)));

/** A value of a query's filter. */
export const filterValue = (value: unknown) => fieldsOf({ value })['value'];

/** The top-level fields that the server sets at commit. */
export function serverTimes(data: Fields): { fieldPath: string; setToServerValue: string }[] {
  return Object.entries(data)
    .filter(([, value]) => value === SERVER_TIME)
    .map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
}
