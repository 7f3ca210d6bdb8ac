import type { HealthReport } from '@tulia/domain/calls/practice/health';

/** What every sheet of the page is given. */
export interface SheetProps {
  report: HealthReport;
  /** called when a repair has ended: the page reads the report again */
  onRepaired: () => void;
}
