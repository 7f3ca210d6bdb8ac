import { guardianStateOf } from '@tulia/domain/booking/consent/guardian';
import type { Booking } from '@tulia/domain/booking/booking';
import { isActive } from '@tulia/domain/booking/status';
import { lazy, Suspense, useState } from 'react';
import { bookedTexts } from '../texts/booked';
import { useTexts } from '../../../platform/language/use-texts';
import { Button } from '../../../ui/button';

const GuardianDialog = lazy(() => import('./guardian-dialog'));

/** Opens the dialog that sends the email to the guardian again, while the guardian has not answered. */
export function AskGuardian({ booking }: { booking: Booking }) {
  const { t } = useTexts(bookedTexts);
  const [asks, setAsks] = useState(false);
  if (guardianStateOf(booking) !== 'open' || !isActive(booking.status)) return null;
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={() => setAsks(true)}>
        {t.guardianAgain}
      </Button>
      <Suspense fallback={null}>
        {asks && <GuardianDialog booking={booking} onClose={() => setAsks(false)} />}
      </Suspense>
    </div>
  );
}
