/**
 * Measures how quick the site is for its users, and reports it once to the practice's own endpoint, when the visit
 * ends: figures, the kind of page, phone or laptop, and the class of the connection. No address, no id, nothing
 * that a person typed. Fetched by `app/start.ts` when the page is idle, for the visits that are measured.
 */
import type { InputOf } from '@tulia/domain/calls/call';
import type { reportFigures } from '@tulia/domain/calls/practice/field-figures';
import {
  FIGURE_MAX,
  type FieldConnection,
  type FieldDevice,
  type FieldFigure,
  type FieldPage,
} from '@tulia/domain/practice/field-figures';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { splitPath } from '../language/language';
import { tellAnonymously } from './tell-anonymously';

export type FiguresReport = InputOf<typeof reportFigures>;

/**
 * The few pages that visits are grouped by. Listed here, since the table of pages would add all pages to this
 * file.
 */
const PAGES: Partial<Record<string, FieldPage>> = {
  '/': 'home',
  '/services': 'services',
  '/booking': 'booking',
  '/login': 'login',
  '/my-sessions': 'mySessions',
};

/** @param pathname with or without the language */
export function fieldPageOf(pathname: string): FieldPage {
  const path = splitPath(pathname).path.replace(/(.)\/$/, '$1');
  return PAGES[path] ?? (/^\/(admin|staff)(\/|$)/.test(path) ? 'staff' : 'other');
}

/**
 * The address at which this visit began, which its figures are about: a visitor who is sent to the login page is
 * on another page when they are measured (Navigation Timing).
 */
function firstPathname(): string {
  const [began] = performance.getEntriesByType('navigation');
  return began === undefined ? location.pathname : new URL(began.name).pathname;
}

/** @param effectiveType of the browser's Network Information; slower ones are not measured at all */
export function connectionOf(effectiveType: string | undefined): FieldConnection {
  return effectiveType === '3g' || effectiveType === '4g' ? effectiveType : 'unknown';
}

/** @param value milliseconds; for `cls` its own number, of which thousandths are reported */
const told = (figure: FieldFigure, value: number) =>
  Math.min(Math.round(figure === 'cls' ? value * 1000 : value), FIGURE_MAX);

/** Keeps the newest value of each figure, and reports them once. A visit without figures reports nothing. */
export function collector(
  visit: Omit<FiguresReport, 'figures'>,
  send: (report: FiguresReport) => Promise<unknown>,
) {
  const values = new Map<FieldFigure, number>();
  let isTold = false;
  return {
    measured: (figure: FieldFigure, value: number) => void values.set(figure, value),
    tell: () => {
      if (isTold || values.size === 0) return;
      isTold = true;
      const figures = [...values].map(([figure, value]) => ({
        figure,
        value: told(figure, value),
      }));
      // Without a connection, or over the limit, the report is lost.
      send({ ...visit, figures }).catch(() => undefined);
    },
  };
}

const FIGURES: Partial<Record<Metric['name'], FieldFigure>> = {
  LCP: 'lcp',
  INP: 'inp',
  CLS: 'cls',
};

/** Left in the timeline by `device/marks.ts`. */
const OWN = ['pickable', 'firstPick'] as const satisfies FieldFigure[];

/** Begins to measure this visit. */
export function measureVisit(): void {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  const device: FieldDevice = matchMedia('(pointer: coarse)').matches ? 'phone' : 'laptop';
  const page = fieldPageOf(firstPathname());
  const { measured, tell } = collector(
    {
      page,
      device,
      connection: connectionOf(connection?.effectiveType),
    },
    (report) => tellAnonymously('reportFigures', report),
  );
  const vital = ({ name, value }: Metric) => {
    const figure = FIGURES[name];
    if (figure !== undefined) measured(figure, value);
  };
  onLCP(vital);
  onINP(vital);
  onCLS(vital);
  // Our own two figures count from the beginning of the visit, so they hold only for the page on which it began.
  if (page === 'booking')
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        const figure = OWN.find((own) => name === `tulia.${own}`);
        if (figure !== undefined) measured(figure, startTime);
      }
    }).observe({ type: 'mark', buffered: true });
  // Registered after the library's listeners, which set their last values on the same event.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
  addEventListener('pagehide', tell);
}
