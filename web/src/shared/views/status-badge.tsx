import type { BookingStatus } from '@tulia/domain/booking/status';
import { STATUS_LABELS } from '@tulia/domain/wording/labels';
import { useLanguage } from '../../platform/language/use-texts';
import { Badge } from '../../ui/badge';
import { STATUS_TONES } from './status-tones';

/** The status of a booking, in words; the colour only underlines it. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  return <Badge $tone={STATUS_TONES[status]}>{STATUS_LABELS[useLanguage()][status]}</Badge>;
}
