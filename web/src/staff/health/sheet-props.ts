import type { HealthReport } from '@tulia/domain/calls/practice/health';

export interface SheetProps {
  report: HealthReport;
  /** called when a repair has ended: the page reads the report again */
  onRepaired: () => void;
}
