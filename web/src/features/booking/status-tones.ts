import type { BookingStatus } from '@tulia/domain/booking/status';
import type { Tone } from '../../ui/badge';

export const STATUS_TONES: Record<BookingStatus, Tone> = {
  pending: 'warning',
  confirmed: 'success',
  completed: 'primary',
  cancelled: 'neutral',
  no_show: 'neutral',
  rejected: 'danger',
};
