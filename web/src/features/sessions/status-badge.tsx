import type { BookingStatus } from '@tulia/domain/booking/status';
import { STATUS_LABELS } from '@tulia/domain/wording/labels';
import { useLanguage } from '../../copy/use-copy';
import { Badge, type Tone } from '../../ui/badge';

const TONES: Record<BookingStatus, Tone> = {
  pending: 'warning',
  confirmed: 'success',
  completed: 'primary',
  cancelled: 'neutral',
  no_show: 'neutral',
  rejected: 'danger',
};

/** The status of a booking, in words; the colour only underlines it. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  return <Badge $tone={TONES[status]}>{STATUS_LABELS[useLanguage()][status]}</Badge>;
}
