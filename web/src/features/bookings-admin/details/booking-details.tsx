import { isConsentDue } from '@tulia/domain/booking/consent-due';
import { actorMay } from '@tulia/domain/booking/transitions';
import { may } from '@tulia/domain/person/permission';
import type { Booking } from '@tulia/domain/records/booking';
import { formatMoney } from '@tulia/domain/wording/moments';
import { lazy, Suspense } from 'react';
import { adminBookingsCopy } from '../../../copy/staff/admin-bookings';
import { adminDeskCopy } from '../../../copy/staff/admin-desk';
import { useCopy } from '../../../copy/use-copy';
import { Grid, Stack } from '../../../ui/layout';
import { useBoard } from '../board-context';
import { BookingHistory } from './booking-history';
import { ConfidentialPart } from './confidential-part';
import { Fact, Facts } from '../../../booking-views/facts';
import { MailPart } from './mail-part';
import { PaymentPart } from '../money/payment-part';
import { bothClocks } from '../../../booking-views/moments';

const NotePart = lazy(() => import('./note-part').then((module) => ({ default: module.NotePart })));

/** What the row has no room for. Special requests are read only for those who may see them. */
export function BookingDetails({ booking }: { booking: Booking }) {
  const { t, lang } = useCopy(adminBookingsCopy);
  const { t: desk } = useCopy(adminDeskCopy);
  const { role, actorOn } = useBoard();
  const seesConfidential = actorMay(actorOn(booking), 'see-confidential');
  const { clientData, clientName, clientEmail, clientPhone } = booking;
  const typedOtherwise =
    clientData.name !== clientName ||
    clientData.email.toLowerCase() !== clientEmail ||
    clientData.phone !== clientPhone;
  return (
    <Grid>
      <Facts $look="bold">
        {seesConfidential && <ConfidentialPart bookingId={booking.id} />}
        {booking.ageBand === 'adolescent' && <GuardianFact booking={booking} />}
        {typedOtherwise && (
          <Fact
            name={t.typedContact}
            values={[[clientData.name, clientData.email, clientData.phone].join(' · ')]}
          />
        )}
        <Fact name={t.when} values={[bothClocks(booking.startsAt, booking.timezone, lang)]} />
        <Fact name={t.price} values={[formatMoney(booking.service.price)]} />
        {isConsentDue(booking) && <Fact name={desk.consentDue} values={[booking.clientEmail]} />}
      </Facts>
      <Stack>
        {may(role, 'record-payments') && <PaymentPart booking={booking} />}
        {seesConfidential && (
          <Suspense>
            <NotePart bookingId={booking.id} />
          </Suspense>
        )}
      </Stack>
      {may(role, 'follow-mails') && <MailPart bookingId={booking.id} />}
      <BookingHistory bookingId={booking.id} />
    </Grid>
  );
}

function GuardianFact({ booking: { guardian } }: { booking: Booking }) {
  const { t } = useCopy(adminBookingsCopy);
  return (
    <Fact
      name={t.guardian}
      values={[
        guardian === null
          ? t.guardianMissing
          : [
              guardian.name,
              guardian.phone,
              guardian.email,
              guardian.consents ? t.guardianConsents : t.guardianNoConsent,
            ].join(' · '),
      ]}
    />
  );
}
