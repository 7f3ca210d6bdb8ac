import type { ErrorKind } from '../../practice/error-kinds';
import { DAY } from '../../time/instant';
import { defineRecord } from '../record';

/** How long a kind is kept after it was last met. */
export const ERRORS_KEPT = 30 * DAY;

/** `errorKinds/{id}`: how often an error was met. Only the report on the system's state reads it. */
export const errorKinds = defineRecord<ErrorKind>({
  collection: 'errorKinds',
  instants: ['firstAt', 'lastAt', 'expiresAt'],
});
export const errorKindPath = (id: string) => `errorKinds/${id}`;
