import type { BookingStatus } from '@tulia/domain/booking/status';
import type { Tone } from '../../ui/badge';

/** The same on every screen (decision 016). A tone only underlines the word of its status. */
export const STATUS_TONES: Readonly<Record<BookingStatus, Tone>> = {
  pending: 'warning',
  confirmed: 'success',
  completed: 'primary',
  cancelled: 'neutral',
  no_show: 'accent',
  rejected: 'danger',
};
