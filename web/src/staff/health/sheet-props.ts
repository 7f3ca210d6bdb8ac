import type { HealthReport } from '@tulia/domain/calls/health';

/** What every sheet of the page is given. */
export interface SheetProps {
  report: HealthReport;
  /** a repair has ended: the report is to be looked at again */
  onRepaired: () => void;
}
