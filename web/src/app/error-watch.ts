/** Hears of uncaught errors. `reports/error-report.ts` says what is reported of them, and that it is little. */
import type { ErrorWay } from '@tulia/domain/practice/browser-errors';

/** Fetched with the first error, not before. */
export function tellOfError(way: ErrorWay, error: unknown): void {
  import('../platform/reports/error-report')
    .then(({ report }) => report(way, error))
    // The part cannot be fetched: the error cannot be reported, and the person is not troubled with it.
    .catch(() => undefined);
}

export function watchErrors(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('error', ({ error }) => tellOfError('error', error));
  target.addEventListener('unhandledrejection', ({ reason }) => tellOfError('rejection', reason));
}
