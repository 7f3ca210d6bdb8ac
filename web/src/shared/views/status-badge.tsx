import type { Booking } from '@tulia/domain/booking/booking';
import { LINE_FAILED, STATUS_LABELS } from '@tulia/domain/wording/labels';
import { useLanguage } from '../../platform/language/use-texts';
import { Badge } from '../../ui/badge';
import { STATUS_TONES } from './status-tones';

/** @param by who cancelled, where that is known: a line that failed was nobody's wish */
export function StatusBadge({
  status,
  by = null,
}: {
  status: Booking['status'];
  by?: Booking['cancelledBy'];
}) {
  const language = useLanguage();
  const hasFailed = status === 'cancelled' && by === 'line';
  const label = hasFailed ? LINE_FAILED[language].label : STATUS_LABELS[language][status];
  return <Badge $tone={STATUS_TONES[status]}>{label}</Badge>;
}
