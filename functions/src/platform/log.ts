/**
 * All log entries are written here, from a closed list of fields. An entry never holds input, a text that a person
 * wrote, or an error message, which may quote either (threats row 36).
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
  /** page, way and browser: of an error in a browser */
  page?: string;
  way?: ErrorWay;
  browser?: BrowserFamily;
  /** class, code and frames, by which Error Reporting groups */
  stack_trace?: string;
}

export function logFault(event: string, fields: LogFields): void {
  logger.error(event, fields);
}

/** Class, code and frames of an error, never its message. */
export function describeError(error: unknown): Pick<LogFields, 'stack_trace'> & {
  errorClass: string;
  code: string;
} {
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

/** Keeps only lines of the form `at name (file:line:column)`: a message may have several lines of any text. */
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
