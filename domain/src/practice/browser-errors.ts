/** What a browser may tell of an error: a closed list, and no part of it is about a person. */

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
/** A place in a built file of ours, as `assets/main-D4f_a.js:1:20431`. The file's name says which version it is of. */
export const FRAME_PATTERN = /^(?:assets\/[\w.-]{1,80}|sw)\.js:\d{1,7}:\d{1,7}$/;
/** The name of a page in the table of pages. */
export const PAGE_PATTERN = /^[a-z][A-Za-z]{0,39}$/;
