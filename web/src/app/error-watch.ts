/** Hears of errors that nobody caught. What is told of them, and that it is little, stands in `live/error-report.ts`. */
import type { ErrorWay } from '@tulia/domain/practice/error-kinds';

/** Fetched with the first error, not before. */
export function tellOfError(way: ErrorWay, error: unknown): void {
  import('../platform/live/error-report')
    .then(({ report }) => report(way, error))
    // The part cannot be fetched: there is no way to tell, and nobody to trouble with it.
    .catch(() => undefined);
}

export function watchErrors(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('error', ({ error }) => tellOfError('error', error));
  target.addEventListener('unhandledrejection', ({ reason }) => tellOfError('rejection', reason));
}
