import { bookingPathOf, paths } from '../../../paths';

/**
 * The address to come back to when React leads the client to another page, with what was chosen before React was
 * there.
 */
export function earlyAddress(pathname: string): string | null {
  const early = typeof window === 'undefined' ? undefined : window.tuliaBooking;
  if (pathname !== paths.booking || early?.isTouched !== true) return null;
  const { service, practitioner, date, time } = early.chosen();
  return bookingPathOf({ service, with: practitioner, day: date, time });
}
