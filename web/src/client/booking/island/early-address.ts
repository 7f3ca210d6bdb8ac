import { bookingPathOf, paths } from '../../../paths';

/** The address of this page with the choices made before React loaded, for the way back from another page. */
export function earlyAddress(pathname: string): string | null {
  const early = typeof window === 'undefined' ? undefined : window.tuliaBooking;
  if (pathname !== paths.booking || early?.isTouched !== true) return null;
  const { service, practitioner, date, time } = early.chosen();
  return bookingPathOf({ service, with: practitioner, day: date, time });
}
