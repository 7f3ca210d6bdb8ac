import { lazy, Suspense } from 'react';
import { bookable } from '@tulia/domain/records/practitioner';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { BookingFlow } from '../features/booking/booking-flow';
import { readFirstMonths } from '../features/booking/time/first-months';
import { bookableMonths } from '../data/bookable-months';
import { currentPractice } from '../data/practice-store';
import { currentPractitioners } from '../data/practitioners-store';

/** For the few whose address is not confirmed. */
const VerifyEmailBanner = lazy(() =>
  import('../features/auth/verify-email/verify-email-banner').then((module) => ({
    default: module.VerifyEmailBanner,
  })),
);

/** The availability of those who offer the service in the address. */
export function prefetchData(search: string): void {
  const asked = new URLSearchParams(search);
  const service = asked.get('service');
  if (service === null) return;
  const able = bookable(currentPractitioners(), service);
  const named = able.filter(({ id }) => id === asked.get('with'));
  const people = named.length > 0 ? named : able;
  if (people.length === 0) return;
  const { practice } = currentPractice();
  const today = toWallTime(Date.now(), practice.timeZone).date;
  // The form asks for the same, and shows what came of it.
  const ids = people.map(({ id }) => id);
  readFirstMonths(ids, bookableMonths(today, practice)).months.catch(() => undefined);
}

export default function BookingPage() {
  return (
    <BookingFlow
      verifyNotice={
        <Suspense fallback={null}>
          <VerifyEmailBanner />
        </Suspense>
      }
    />
  );
}
