import type { BookingStatus } from '@tulia/domain/booking/status';
import { STATUS_LABELS } from '@tulia/domain/wording/labels';
import { useLanguage } from '../../platform/language/use-texts';
import { Badge } from '../../ui/badge';
import { STATUS_TONES } from './status-tones';

export function StatusBadge({ status }: { status: BookingStatus }) {
  return <Badge $tone={STATUS_TONES[status]}>{STATUS_LABELS[useLanguage()][status]}</Badge>;
}
