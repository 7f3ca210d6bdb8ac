import { isConsentDue } from '@tulia/domain/booking/consent/consent-due';
import { actorMay } from '@tulia/domain/booking/transitions';
import { may } from '@tulia/domain/person/permission';
import { hasLeft, type Booking } from '@tulia/domain/booking/booking';
import { formatMoment, formatMoney } from '@tulia/domain/wording/moments';
import { Suspense } from 'react';
import { adminBookingsTexts } from '../board/texts/bookings';
import { useTexts } from '../../../platform/language/use-texts';
import { lazyPart } from '../../../platform/offline/lazy-part';
import { Grid, Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { MailAddress } from '../../../ui/mail-address';
import { BookNext } from '../behalf/book-on-behalf';
import { useBoard } from '../board/board-context';
import { BookingHistory } from './booking-history';
import { ConfidentialPart } from './confidential-part';
import { Fact, Facts } from '../../../shared/views/facts';
import { GuardianPart } from './guardian-part';
import { MailPart } from './mail-part';
import { useConfidential, type ConfidentialRead } from './use-confidential';
import { PaymentPart } from '../money/payment-part';
import { textAbout } from '../text/prepared-text';
import { TextToClient, useSender } from '../text/text-to-client';
import { knownZone } from '../../../shared/views/moments';

const ReadBy = lazyPart(() => import('./read-by').then((part) => part.ReadBy));
const NotePart = lazyPart(() => import('./notes/note-part').then((part) => part.NotePart));

interface Shown {
  booking: Booking;
  /** shows the reference and the client's email address, which the head of a panel already shows */
  inRow?: boolean;
}

/**
 * Reads confidential parts only for staff who may see them. Shows nothing before the code of all parts is loaded: a
 * part that came later would move the buttons below it.
 */
export function BookingDetails(shown: Shown) {
  const { t } = useTexts(adminBookingsTexts);
  const { actorOn } = useBoard();
  return (
    <Suspense fallback={<Skeleton label={t.loadingDetails} lines={8} />}>
      {actorMay(actorOn(shown.booking), 'see-confidential') ? (
        <WithConfidential {...shown} />
      ) : (
        <Details {...shown} read={null} />
      )}
    </Suspense>
  );
}

function WithConfidential(shown: Shown) {
  return <Details {...shown} read={useConfidential(shown.booking.id)} />;
}

/** @param read null for staff who may not see confidential parts */
function Details({
  booking,
  inRow = false,
  read,
}: Shown & {
  read: ConfidentialRead | null;
}) {
  const { t, common, lang } = useTexts(adminBookingsTexts);
  const { role } = useBoard();
  const { clientData, clientName, clientEmail, clientPhone } = booking;
  const typedOtherwise =
    clientData.name !== clientName ||
    clientData.email.toLowerCase() !== clientEmail ||
    clientData.phone !== clientPhone;
  return (
    <Grid>
      <Facts $look="bold">
        {read !== null && <ConfidentialPart read={read} />}
        {booking.ageBand === 'adolescent' && <GuardianPart booking={booking} />}
        {inRow && (
          <Fact
            name={t.reference}
            values={[<span translate="no">{booking.referenceNumber}</span>]}
          />
        )}
        {inRow && clientEmail !== '' && (
          <Fact
            name={common.email}
            values={[
              <a href={`mailto:${clientEmail}`}>
                <MailAddress>{clientEmail}</MailAddress>
              </a>,
            ]}
          />
        )}
        {typedOtherwise && (
          <Fact
            name={t.typedContact}
            values={[[clientData.name, clientData.email, clientData.phone].join(' · ')]}
          />
        )}
        <Fact
          name={t.when}
          values={[formatMoment(booking.startsAt, lang, knownZone(booking.timezone))]}
        />
        <Fact name={t.price} values={[formatMoney(booking.service.price)]} />
        {isConsentDue(booking) && (
          <Fact name={t.consentDue} values={[booking.clientEmail || booking.clientName]} />
        )}
      </Facts>
      <Stack>
        {may(role, 'record-payments') && <PaymentPart booking={booking} />}
        {read !== null && <NotePart bookingId={booking.id} read={read} />}
      </Stack>
      <BookNext booking={booking} />
      {booking.clientEmail === '' && <TextPart booking={booking} />}
      {may(role, 'follow-mails') && <MailPart booking={booking} />}
      <Stack $gap="sm">
        <BookingHistory bookingId={booking.id} />
        {may(role, 'manage-practice') && (
          <Suspense>
            <ReadBy bookingId={booking.id} />
          </Suspense>
        )}
      </Stack>
    </Grid>
  );
}

/** For a client without an email address, to whom staff send a text message. */
function TextPart({ booking }: { booking: Booking }) {
  const text = textAbout(booking, useSender());
  const { clientPhone, clientName, language } = booking;
  if (text === null || clientPhone === '' || hasLeft(booking)) return null;
  return <TextToClient phone={clientPhone} text={text} about={clientName} lang={language} />;
}
