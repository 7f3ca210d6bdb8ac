import type { BookingStatus } from '@tulia/domain/booking/status';
import { STATUS_LABELS } from '@tulia/domain/wording/labels';
import { useLanguage } from '../copy/use-copy';
import { Badge, type Tone } from '../ui/badge';

const TONES: Record<BookingStatus, Tone> = {
  pending: 'warning',
  confirmed: 'success',
  completed: 'primary',
  cancelled: 'neutral',
  no_show: 'accent',
  rejected: 'danger',
};

/** The status of a booking in a word. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const lang = useLanguage();
  return <Badge $tone={TONES[status]}>{STATUS_LABELS[lang][status]}</Badge>;
}
