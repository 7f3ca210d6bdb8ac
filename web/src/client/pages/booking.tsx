import { lazy, Suspense } from 'react';
import { bookable } from '@tulia/domain/practice/practitioner';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { useSearchParams } from 'react-router-dom';
import { presentInstant } from '../../platform/hooks/clock';
import { PractitionerCard } from '../../shared/views/practitioner-card';
import { BookingFlow } from '../booking/booking-flow';
import { readFirstMonths } from '../booking/time/first-months';
import { bookableMonths } from '../booking/time/bookable-months';
import { currentPractice } from '../../shared/practice/practice';
import { currentPractitioners, usePractitioners } from '../../shared/practice/practitioners';

const VerifyEmailBanner = lazy(() => import('../account/verify-email/verify-email-banner'));

/** Loads the availability of the practitioners who offer the service in the address. */
export function prefetchData(search: string): void {
  const asked = new URLSearchParams(search);
  const service = asked.get('service');
  if (service === null) return;
  const able = bookable(currentPractitioners(), service);
  const named = able.filter(({ id }) => id === asked.get('with'));
  const people = named.length > 0 ? named : able;
  if (people.length === 0) return;
  const practice = currentPractice();
  const today = toWallTime(presentInstant()).date;
  // The form makes the same request, and shows whether it failed.
  const ids = people.map(({ id }) => id);
  readFirstMonths(ids, bookableMonths(today, practice)).months.catch(() => undefined);
}

/** Picture and licence of the practitioner; nothing until the client has chosen one of several. */
function WhoIsThere() {
  const [query] = useSearchParams();
  const people = bookable(usePractitioners(), null);
  const asked = people.find(({ id }) => id === query.get('with'));
  const person = asked ?? (people.length === 1 ? people[0] : undefined);
  return person === undefined ? null : <PractitionerCard person={person} />;
}

export default function BookingPage() {
  return (
    <BookingFlow
      beside={<WhoIsThere />}
      verifyNotice={
        <Suspense fallback={null}>
          <VerifyEmailBanner />
        </Suspense>
      }
    />
  );
}
