/**
 * Tells the practice's own endpoint of an error of the site: its class, places in our own files, the page's name, the version and
 * the family of the browser. Never its message, an address, an id, or anything that somebody typed.
 */
import {
  ERROR_CLASSES,
  FRAMES_MAX,
  type BrowserFamily,
  type ErrorWay,
} from '@tulia/domain/practice/error-kinds';
import type { reportError } from '@tulia/domain/calls/report-error';
import type { InputOf } from '@tulia/domain/calls/call';
import { splitPath } from '../language/language';
import { emulators } from '../firebase/config';
import { routeOfPath } from '../../paths';
import { tellAnonymously } from './tell-anonymously';

export type ErrorReport = InputOf<typeof reportError>;

/** Reports of one page load; what comes after the first few follows from them. */
const MOST = 3;
/** One page load in so many tells. */
const SAMPLE = 4;

/** Places in built files of this site. @param origin of the page @param stack as browsers write it: `at f (…)` or `f@…` */
export function framesOf(stack: string, origin: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, address = '', place = ''] =
        /(https?:\/\/[^\s/]+)\/((?:assets\/[\w.-]{1,80}|sw)\.js:\d{1,7}:\d{1,7})\)?$/.exec(
          line.trim(),
        ) ?? [];
      return address === origin ? [place] : [];
    })
    .slice(0, FRAMES_MAX);
}

/** The family, by the name that the others do not carry. */
export function browserOf(userAgent: string): BrowserFamily {
  if (/Edg(?:e|A|iOS)?\//.test(userAgent)) return 'edge';
  if (/OPR\/|Opera/.test(userAgent)) return 'opera';
  if (userAgent.includes('SamsungBrowser/')) return 'samsung';
  if (/Firefox\/|FxiOS\//.test(userAgent)) return 'firefox';
  if (/Chrome\/|CriOS\//.test(userAgent)) return 'chrome';
  return userAgent.includes('Safari/') ? 'safari' : 'other';
}

/** What may be said of an error; null when none of our own files is in its stack, as with an extension's. */
export function reportOf(
  way: ErrorWay,
  error: unknown,
  {
    origin,
    page,
    version,
    userAgent,
  }: { origin: string; page: string; version: string; userAgent: string },
): ErrorReport | null {
  if (!(error instanceof Error)) return null;
  const frames = framesOf(error.stack ?? '', origin);
  if (frames.length === 0) return null;
  const known = ERROR_CLASSES.find((name) => name === error.name);
  return {
    errorClass: known ?? 'Other',
    way,
    browser: browserOf(userAgent),
    version,
    page,
    frames,
  };
}

/** Tells of the first few different errors of a page load, if this page load is one that tells. */
export function createReporter(
  send: (report: ErrorReport) => Promise<unknown>,
  isSampled: boolean,
) {
  const told = new Set<string>();
  return async (report: ErrorReport | null): Promise<void> => {
    if (report === null || !isSampled) return;
    const key = JSON.stringify([report.errorClass, report.frames]);
    if (told.size >= MOST || told.has(key)) return;
    told.add(key);
    // Without a connection, or over the limit, nobody is told.
    await send(report).catch(() => undefined);
  };
}

const tell = createReporter(
  (told) => tellAnonymously('reportError', told),
  emulators() !== null || Math.random() * SAMPLE < 1,
);

/** Tells of an error, if anything may be said of it. */
export function report(way: ErrorWay, error: unknown): Promise<void> {
  const version = import.meta.env.VITE_VERSION ?? 'local';
  const page = routeOfPath(splitPath(location.pathname).path) ?? 'unknown';
  const { userAgent } = navigator;
  return tell(reportOf(way, error, { origin: location.origin, page, version, userAgent }));
}
