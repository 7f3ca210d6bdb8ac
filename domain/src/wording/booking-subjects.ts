/** Neutral subject of an email and title of its notification (design section 8, "discretion"). */
import type { PushedTemplate } from '../records/push';
import { catalogue } from './catalogue';

/** `line-failed`: a cancelled booking whose session ended because the line failed. */
const en: Record<PushedTemplate | 'line-failed', string> = {
  'booking-confirmed': 'Your booking is confirmed',
  'booking-moved': 'Your booking has a new time',
  'booking-handed-over': 'A change to your booking',
  'booking-rejected': 'About your request',
  'booking-cancelled': 'Your booking is cancelled',
  'line-failed': 'About your booking',
  'session-reminder': 'A reminder of your booking',
  'time-offered': 'A time is free for you',
};

const sw: typeof en = {
  'booking-confirmed': 'Nafasi yako imethibitishwa',
  'booking-moved': 'Nafasi yako ina muda mpya',
  'booking-handed-over': 'Badiliko la nafasi yako',
  'booking-rejected': 'Kuhusu ombi lako',
  'booking-cancelled': 'Nafasi yako imeghairiwa',
  'line-failed': 'Kuhusu nafasi yako',
  'session-reminder': 'Kumbusho la nafasi yako',
  'time-offered': 'Kuna muda ulio wazi kwako',
};

export const bookingSubjects = catalogue({ en, sw });
