import { toWallTime } from '@tulia/domain/time/practice-time';
import { VerifyEmailBanner } from '../features/auth/verify-email/verify-email-banner';
import { BookingFlow } from '../features/booking/booking-flow';
import { readFirstMonths } from '../features/booking/time/first-months';
import { bookableMonths } from '../data/use-availability-months';
import { currentPractice } from '../data/practice-store';

/** The availability of the service in the address. */
export function prefetchData(search: string): void {
  const service = new URLSearchParams(search).get('service');
  if (service === null) return;
  const { practice } = currentPractice();
  const today = toWallTime(Date.now(), practice.timeZone).date;
  // The form asks for the same, and shows what came of it.
  readFirstMonths(service, bookableMonths(today, practice)).months.catch(() => undefined);
}

export default function BookingPage() {
  return <BookingFlow verifyNotice={<VerifyEmailBanner />} />;
}
