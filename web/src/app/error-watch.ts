/** Uncaught errors; `reports/error-report.ts` says what little is reported. */
import type { ErrorWay } from '@tulia/domain/practice/browser-errors';

/** Fetches the code with the first error. */
export function tellOfError(way: ErrorWay, error: unknown): void {
  import('../platform/reports/error-report')
    .then(({ report }) => report(way, error))
    // The code cannot be fetched: the error stays unreported.
    .catch(() => undefined);
}

export function watchErrors(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('error', ({ error }) => tellOfError('error', error));
  target.addEventListener('unhandledrejection', ({ reason }) => tellOfError('rejection', reason));
}
