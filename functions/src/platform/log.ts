/**
 * The only way to the log. Entries are codes, ids and counts from a closed list of fields: no input, no text written by a
 * person and no error message (which may quote either) is ever logged (threats row 36).
 */
import * as logger from 'firebase-functions/logger';

export interface LogFields {
  where: string;
  code?: string;
  errorClass?: string;
  bookingId?: string;
  mailId?: string;
  uid?: string | null;
  count?: number;
  milliseconds?: number;
}

export function logFault(event: string, fields: LogFields): void {
  logger.error(event, fields);
}

/** Class and code of an error, never its message. */
export function describeError(error: unknown): { errorClass: string; code: string } {
  const code: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : '';
  return {
    errorClass: error instanceof Error ? error.constructor.name : typeof error,
    code: typeof code === 'string' || typeof code === 'number' ? String(code).slice(0, 60) : '',
  };
}
