import { hasGuardianRefused, lacksGuardianConsent } from '@tulia/domain/booking/consent/guardian';
import { isTimeKept } from '@tulia/domain/booking/time-promise';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatClocks, formatDay, formatMoment } from '@tulia/domain/wording/moments';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { bookingOutcomeTexts } from '../texts/booking-outcome';
import { formOutcomeTexts } from '../texts/form-outcome';
import { useTexts } from '../../../platform/language/use-texts';
import { bookingPersonTexts } from '../texts/booking-person';
import { usePractice } from '../../../shared/practice/practice';
import { useAreSeveral } from '../../../shared/practice/practitioners';
import { useMyBookings } from '../../../shared/bookings/use-my-bookings';
import { useDocument } from '../../../platform/live/use-document';
import { paths } from '../../../paths';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { PageHeading } from '../../../ui/heading';
import { Cluster, Container, Stack } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import type { Booked } from '../values/booking-values';
import { bookingRequest, consentForm } from '../values/booking-values';
import { CrisisNotice } from '../crisis-notice';
import { AskGuardian } from './ask-guardian';
import { calendarEntryOf } from './calendar-file';
import { CalendarLinks } from './calendar-links';
import type { Contact } from './contact-dialog';
import { CopyReference } from './copy-reference';
import { Fact, Facts, type FactProps } from '../../../shared/views/facts';
import { PayPanel } from '../../../shared/pay/pay-panel';
import { GuardianNote } from './guardian-note';
import { HoldNotice } from './hold-notice';
import { ReachUs } from '../../../shared/views/reach-us';
import { StatusBadge } from '../../../shared/views/status-badge';

const ContactDialog = lazy(() => import('./contact-dialog'));

/** 'Booking Submitted Successfully!' A listener shows the confirmation when it comes. */
export default function SuccessView({
  booked,
  signedIn,
  onAnother,
}: {
  booked: Booked;
  /** guests cannot read their booking, so they see the answer to their request */
  signedIn: boolean;
  onAnother: () => void;
}) {
  const { answer, values, service } = booked;
  const { t, common, lang } = useTexts(bookingOutcomeTexts);
  const { t: outcome } = useTexts(formOutcomeTexts);
  const live = useDocument(signedIn ? bookingPath(answer.bookingId) : null, bookings).data;
  const { list } = useMyBookings();
  const practice = usePractice();
  const areSeveral = useAreSeveral();
  const { t: people } = useTexts(bookingPersonTexts);
  const [changing, setChanging] = useState(false);
  const [saved, setSaved] = useState<Contact | null>(null);
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => {
    window.scrollTo({ top: 0 });
    top.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus();
  }, []);

  const { status, startsAt, holdExpiresAt } = live ?? answer;
  // A guest cannot read the booking. Its guardian has not answered yet.
  const asked = live ?? {
    ...bookingRequest(values, lang, [service]),
    ageBand: consentForm(values.ageBand),
    status,
    guardianConsent: null,
    clientEmail: values.email.trim(),
  };
  const isKept = isTimeKept({ holdExpiresAt, startsAt });
  const isUnpaid = status === 'pending' && (live?.paidTime ?? null) === null;
  const holds = isUnpaid && !isKept && !hasGuardianRefused(asked);
  const typed = {
    name: values.fullName.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
  };
  const stored = live && {
    name: live.clientName,
    email: live.clientData.email,
    phone: live.clientPhone,
  };
  const contact = stored ?? saved ?? typed;
  const shown = live ?? { ...answer, googleMeetLink: null, calendarSequence: null };
  const entry = calendarEntryOf({ ...shown, id: answer.bookingId }, practice, lang);
  const facts: FactProps[] = [
    { name: t.reference, values: [<CopyReference reference={answer.referenceNumber} />] },
    {
      name: t.status,
      values: [
        <span aria-live="polite">
          <StatusBadge status={status} />
        </span>,
      ],
    },
    ...(status === 'rejected' && live?.rejectionReason
      ? [{ name: t.rejection, values: [live.rejectionReason] }]
      : []),
    { name: t.service, values: [serviceName(service, lang)] },
    ...(areSeveral ? [{ name: people.with, values: [answer.practitioner.name] }] : []),
    { name: t.clientName, values: [contact.name] },
    { name: common.email, values: [contact.email] },
    { name: common.phone, values: [contact.phone] },
    {
      name: t.when,
      values: [formatDay(startsAt, lang), formatClocks(startsAt, lang, values.timezone)],
    },
    ...(answer.sessions ?? []).slice(1).map((session) => ({
      name: session.referenceNumber,
      values: [formatMoment(session.startsAt, lang, values.timezone)],
    })),
    { name: common.specialRequests, values: [values.message.trim() || t.none] },
  ];
  return (
    <Container $narrow ref={top}>
      <PageHeading
        lead={
          status === 'pending' && !lacksGuardianConsent(asked)
            ? t.successLead(practice.confirmationHours)
            : undefined
        }
      >
        {t.successTitle}
      </PageHeading>
      <Stack $gap="lg">
        <GuardianNote booking={asked} />
        {live && <AskGuardian booking={live} />}
        {live && (
          <Card>
            <PayPanel booking={live} bookings={list} practice={practice} />
          </Card>
        )}
        <Card>
          <Stack>
            <Facts $look="beside">
              {facts.map((fact) => (
                <Fact key={fact.name} {...fact} />
              ))}
            </Facts>
            {signedIn ? (
              <div>
                <Button variant="quiet" size="sm" onClick={() => setChanging(true)}>
                  {t.changeContact}
                </Button>
              </div>
            ) : (
              <p>
                <span>{t.guestContact}</span> <ReachUs />
              </p>
            )}
          </Stack>
        </Card>
        {holds && (
          <HoldNotice
            until={holdExpiresAt}
            // A client who can read the booking sees the ways to pay in the panel.
            isTold={Boolean(live)}
            isFree={service.price === 0}
            zone={values.timezone}
            price={live ? 0 : service.price * (answer.sessions?.length ?? 1)}
            reference={answer.referenceNumber}
          />
        )}
        {(status === 'pending' || status === 'confirmed') && <CalendarLinks entry={entry} />}
        <Cluster>
          {signedIn && <LinkButton to={paths.mySessions}>{common.mySessions}</LinkButton>}
          <LinkButton to={paths.bookingStatus} variant="secondary">
            {outcome.bookingStatus}
          </LinkButton>
          <Button variant="quiet" onClick={onAnother}>
            {t.another}
          </Button>
        </Cluster>
        <CrisisNotice />
      </Stack>
      <Suspense fallback={null}>
        {changing && (
          <ContactDialog
            bookingId={answer.bookingId}
            contact={contact}
            onClose={() => setChanging(false)}
            onSaved={(next) => {
              setSaved(next);
              setChanging(false);
            }}
          />
        )}
      </Suspense>
    </Container>
  );
}
