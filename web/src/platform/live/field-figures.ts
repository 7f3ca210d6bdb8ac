/**
 * Measures how quick the site is for those who use it, and tells the practice's own endpoint of it once, when the visit is left:
 * figures in steps, the kind of page, phone or laptop, the class of the connection and the version. No address, no id, nothing
 * that somebody typed. Fetched by `app/start.ts` when the page is idle, for the visits that are measured.
 */
import type { InputOf } from '@tulia/domain/calls/call';
import type { reportFigures } from '@tulia/domain/calls/field-figures';
import {
  stepOf,
  type FieldConnection,
  type FieldDevice,
  type FieldFigure,
  type FieldPage,
} from '@tulia/domain/practice/field-figures';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { splitPath } from '../language/language';
import { tellAnonymously } from './tell-anonymously';

export type FiguresReport = InputOf<typeof reportFigures>;

/** The few pages by which visits are told apart. Written here, since the table of pages would bring all of them along. */
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
 * The address by which this visit began, which its figures are about: whoever is sent on to sign in is on another page by the time
 * anything is measured (Navigation Timing).
 */
function firstPathname(): string {
  const [began] = performance.getEntriesByType('navigation');
  return began === undefined ? location.pathname : new URL(began.name).pathname;
}

/** @param effectiveType of the browser's Network Information; slower ones are not measured at all */
export function connectionOf(effectiveType: string | undefined): FieldConnection {
  return effectiveType === '3g' || effectiveType === '4g' ? effectiveType : 'unknown';
}

/** Keeps the newest value of each figure, and tells of them once. A visit that measured nothing says nothing. */
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
        step: stepOf(figure, value),
      }));
      // Without a connection, or over the limit, nobody is told.
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
      version: import.meta.env.VITE_VERSION ?? 'local',
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
  // Our own two count from the beginning of the visit, so only where it began on that very page.
  if (page === 'booking')
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        const figure = OWN.find((own) => name === `tulia.${own}`);
        if (figure !== undefined) measured(figure, startTime);
      }
    }).observe({ type: 'mark', buffered: true });
  // Behind those of the library, which settle their last values by the same event.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
  addEventListener('pagehide', tell);
}
