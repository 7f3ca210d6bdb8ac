/**
 * The only way to the log. Entries are codes, ids and counts from a closed list of fields: no input, no text
 * written by a person and no error message (which may quote either) is ever logged (threats row 36).
 */
import type { BrowserFamily, ErrorWay } from '@tulia/domain/practice/browser-errors';
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
  /** of an error in a browser: the name of the page, how it came, and the family of the browser */
  page?: string;
  way?: ErrorWay;
  browser?: BrowserFamily;
  /** class, code and frames; Error Reporting groups by it */
  stack_trace?: string;
}

export function logFault(event: string, fields: LogFields): void {
  logger.error(event, fields);
}

/** What an error says of itself without saying anything of a person. */
interface DescribedError {
  errorClass: string;
  code: string;
  stack_trace?: string;
}

/** Class, code and frames of an error, never its message. */
export function describeError(error: unknown): DescribedError {
  const found: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : '';
  const code =
    typeof found === 'string' || typeof found === 'number' ? String(found).slice(0, 60) : '';
  if (!(error instanceof Error)) return { errorClass: typeof error, code };
  const errorClass = error.constructor.name;
  const frames = framesOf(error.stack ?? '');
  if (frames === '') return { errorClass, code };
  return { errorClass, code, stack_trace: `${errorClass}: ${code}\n${frames}` };
}

/** Only lines of the form `at name (file:line:column)`: a message may hold anything, and may have several lines. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) =>
      /^\s+at (?:async )?(?:[\w$.<>[\] ]+ \()?(?:file:\/\/|node:)?[\w/.@+-]+:\d+:\d+\)?$/.test(
        line,
      ),
    )
    .slice(0, 12)
    .join('\n');
}
