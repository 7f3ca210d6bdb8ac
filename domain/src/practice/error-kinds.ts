/**
 * Errors of browsers and of the server, by kind. What a report may say is a closed list, and no part of it is about
 * a person.
 */
import type { Instant } from '../time/instant';

/** Classes that are reported by name; all others are `Other`. */
export const ERROR_CLASSES = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'EvalError',
  'AggregateError',
  'DOMException',
  'QuotaExceededError',
  'SecurityError',
  'NotFoundError',
  'InvalidStateError',
  'DataCloneError',
  'NotAllowedError',
  'FirebaseError',
  'ChunkLoadError',
  'Other',
] as const;
export const BROWSERS = [
  'chrome',
  'safari',
  'firefox',
  'edge',
  'samsung',
  'opera',
  'other',
] as const;
/** `error` was thrown; `rejection` is a promise without a handler; `page` broke while it was drawn. */
export const ERROR_WAYS = ['error', 'rejection', 'page'] as const;
export type BrowserFamily = (typeof BROWSERS)[number];
export type ErrorWay = (typeof ERROR_WAYS)[number];

export const FRAMES_MAX = 8;
/** A place in a built file of ours, as `assets/main-D4f_a.js:1:20431`. */
export const FRAME_PATTERN = /^(?:assets\/[\w.-]{1,80}|sw)\.js:\d{1,7}:\d{1,7}$/;
/** The commit that the site was built from; `local` in the local world. */
export const VERSION_PATTERN = /^(?:[0-9a-f]{7,40}|local)$/;
/** The name of a page in the table of pages, or of a function. */
export const PLACE_PATTERN = /^[a-z][A-Za-z]{0,39}$/;

/** One kind of error, counted: the same class at the same place in the same version. */
export interface ErrorKind {
  source: 'browser' | 'server';
  version: string;
  /** the page, or the function */
  where: string;
  errorClass: string;
  /** null for the server */
  way: ErrorWay | null;
  /** of the first report; null for the server */
  browser: BrowserFamily | null;
  /** file, line and column of each frame, the innermost first */
  frames: string[];
  count: number;
  firstAt: Instant;
  lastAt: Instant;
  expiresAt: Instant;
}
