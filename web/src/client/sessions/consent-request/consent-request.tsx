/** Asks a client to agree to the texts for a session that staff booked (specification section 9, "Policies"). */
import { isConsentDue } from '@tulia/domain/booking/consent/consent-due';
import { isActive } from '@tulia/domain/booking/status';
import type { Booking } from '@tulia/domain/booking/booking';
import { lazy, Suspense, useState } from 'react';
import { consentRequestTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';

/** The texts are long, so they load when the client opens the dialog. */
const ConsentRequestDialog = lazy(() => import('./consent-request-dialog'));

export function ConsentRequest({ bookings }: { bookings: readonly Booking[] }) {
  const { t } = useTexts(consentRequestTexts);
  const [open, setOpen] = useState<Booking | null>(null);
  const due = bookings.find((booking) => isActive(booking.status) && isConsentDue(booking));
  if (due === undefined) return null;
  return (
    <Banner
      tone="warning"
      title={t.title}
      action={
        <Button size="sm" onClick={() => setOpen(due)}>
          {t.open}
        </Button>
      }
    >
      <span>{t.text(due.referenceNumber)}</span>
      {open?.id === due.id && (
        <Suspense fallback={null}>
          <ConsentRequestDialog booking={due} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Banner>
  );
}
