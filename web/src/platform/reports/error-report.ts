/** Never reports an error's message, an address, an id or typed text. */
import { ERROR_CLASSES, FRAMES_MAX } from '@tulia/domain/practice/browser-errors';
import type { BrowserFamily, ErrorWay } from '@tulia/domain/practice/browser-errors';
import type { reportError } from '@tulia/domain/calls/practice/report-error';
import type { InputOf } from '@tulia/domain/calls/call';
import { splitPath } from '../language/language';
import { emulators, firebaseOptions, REGION } from '../firebase/config';
import { routeOfPath } from '../../paths';

type ErrorReport = InputOf<typeof reportError>;

const ADDRESS: (typeof reportError)['address'] = 'reports/reportError';
/** Most reports of one page load; later errors mostly follow from the first. */
const MOST = 3;

/** Places in built files of this site. @param stack as browsers write it: `at f (…)` or `f@…` */
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

/** Each name occurs in the user agent of one family only. */
export function browserOf(userAgent: string): BrowserFamily {
  if (/Edg(?:e|A|iOS)?\//.test(userAgent)) return 'edge';
  if (/OPR\/|Opera/.test(userAgent)) return 'opera';
  if (userAgent.includes('SamsungBrowser/')) return 'samsung';
  if (/Firefox\/|FxiOS\//.test(userAgent)) return 'firefox';
  if (/Chrome\/|CriOS\//.test(userAgent)) return 'chrome';
  return userAgent.includes('Safari/') ? 'safari' : 'other';
}

/** Null when no file of ours is in the stack, as with an extension's error. */
export function reportOf(
  way: ErrorWay,
  error: unknown,
  { origin, page, userAgent }: { origin: string; page: string; userAgent: string },
): ErrorReport | null {
  if (!(error instanceof Error)) return null;
  const frames = framesOf(error.stack ?? '', origin);
  if (frames.length === 0) return null;
  const known = ERROR_CLASSES.find((name) => name === error.name);
  return { errorClass: known ?? 'Other', way, browser: browserOf(userAgent), page, frames };
}

export function createReporter(send: (report: ErrorReport) => Promise<unknown>) {
  const told = new Set<string>();
  return async (report: ErrorReport | null): Promise<void> => {
    if (report === null) return;
    const key = JSON.stringify([report.errorClass, report.frames]);
    if (told.size >= MOST || told.has(key)) return;
    told.add(key);
    // The report is lost without a connection or over the rate limit.
    await send(report).catch(() => undefined);
  };
}

/** Without the SDK, a token or a cookie; also while the page is being left. */
function sendAnonymously(data: ErrorReport): Promise<unknown> {
  const local = emulators();
  const { projectId = '' } = firebaseOptions();
  const origin = local
    ? `http://${local.host}:${local.functionsPort}/${projectId}/${REGION}`
    : `https://${REGION}-${projectId}.cloudfunctions.net`;
  return fetch(`${origin}/${ADDRESS}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
    credentials: 'omit',
    keepalive: true,
  });
}

const tell = createReporter(sendAnonymously);

export function report(way: ErrorWay, error: unknown): Promise<void> {
  const page = routeOfPath(splitPath(location.pathname).path) ?? 'unknown';
  const { userAgent } = navigator;
  return tell(reportOf(way, error, { origin: location.origin, page, userAgent }));
}
