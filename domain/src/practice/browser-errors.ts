/** What a browser may report of an error: a closed list without personal data. */

/** Other classes are reported as `Other`. */
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
/** `error`: an uncaught error; `rejection`: a promise without a handler; `page`: React failed to draw a page. */
export const ERROR_WAYS = ['error', 'rejection', 'page'] as const;
export type BrowserFamily = (typeof BROWSERS)[number];
export type ErrorWay = (typeof ERROR_WAYS)[number];

export const FRAMES_MAX = 8;
/** A position in a built file, as `assets/main-D4f_a.js:1:20431`. The file name identifies the version. */
export const FRAME_PATTERN = /^(?:assets\/[\w.-]{1,80}|sw)\.js:\d{1,7}:\d{1,7}$/;
/** A name in the table of pages. */
export const PAGE_PATTERN = /^[a-z][A-Za-z]{0,39}$/;
