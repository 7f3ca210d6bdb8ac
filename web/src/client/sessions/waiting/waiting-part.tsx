/** Above the sessions: the time that is offered, and what the client waits for. Opening the page answers nothing. */
import type { Booking } from '@tulia/domain/booking/booking';
import { isPaused, type Wait } from '@tulia/domain/booking/waiting/wait';
import { serviceName } from '@tulia/domain/wording/labels';
import { waits } from '@tulia/domain/records/waiting/wait';
import { styled } from 'styled-components';
import { useTexts } from '../../../platform/language/use-texts';
import { joinWaitingList, leaveWaitingList } from '../../../platform/live/call-names';
import { useAction } from '../../../platform/live/use-action';
import { useList } from '../../../platform/live/use-list';
import { waitWish } from '../../../shared/texts/wait-wish';
import { RetryBanner } from '../../../shared/views/retry-banner';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { H2 } from '../../../ui/heading';
import { Cluster, Stack } from '../../../ui/layout';
import { useOfferedServices } from '../../booking/use-offered-services';
import { sessionsTexts } from '../texts';
import { useMoments } from '../use-moments';
import { OfferCard } from './offer-card';
import { waitingTexts } from './texts';

/** More than a client may have. */
const MOST = 10;

const List = styled.ul`
  list-style: none;
`;

export default function WaitingPart({
  uid,
  bookings,
}: {
  uid: string;
  bookings: readonly Booking[];
}) {
  const { t, lang } = useTexts(waitingTexts);
  const { t: sessions } = useTexts(sessionsTexts);
  const live = useList(`my-waits ${uid}`, waits, (sdk) => [
    sdk.where('uid', '==', uid),
    sdk.limit(MOST),
  ]);
  const services = useOfferedServices();
  if (live.status === 'error') return <RetryBanner onRetry={live.retry}>{t.failed}</RetryBanner>;
  const mine = live.data ?? [];
  if (mine.length === 0) return null;
  const nameOf = (wait: Wait) => {
    const service = services.list?.find(({ slug }) => slug === wait.serviceId);
    const booked = bookings.find(({ serviceId }) => serviceId === wait.serviceId)?.service;
    const known = service ?? booked;
    return known === undefined ? sessions.fallbackService : serviceName(known, lang);
  };
  const isSure = !live.fromCache && !live.overdue;
  return (
    <>
      {mine.map(
        (wait) =>
          wait.offer !== null &&
          (isSure ? (
            <OfferCard
              key={wait.offer.id}
              wait={wait}
              offer={wait.offer}
              service={nameOf(wait)}
              bookings={bookings}
            />
          ) : (
            <Banner key={wait.id}>{t.apart}</Banner>
          )),
      )}
      <Card as="section" aria-label={t.heading}>
        <Stack>
          <H2>{t.heading}</H2>
          <List>
            {mine.map((wait) => (
              <Entry key={wait.id} wait={wait} service={nameOf(wait)} bookings={bookings} />
            ))}
          </List>
        </Stack>
      </Card>
    </>
  );
}

function Entry({
  wait,
  service,
  bookings,
}: {
  wait: Wait;
  service: string;
  bookings: readonly Booking[];
}) {
  const { t, common, lang } = useTexts(waitingTexts);
  const moments = useMoments();
  const leaving = useAction(leaveWaitingList, {
    failed: t.actionFailed,
    done: () => ({ title: t.stopped }),
  });
  const again = useAction(joinWaitingList, {
    failed: t.actionFailed,
    done: () => ({ title: t.resumed }),
  });
  const { serviceId, practitionerId, weekdays, from, until, lastDate, insteadOf } = wait;
  const { timezone, language } = wait;
  const session = bookings.find(({ id }) => id === insteadOf);
  const resume = () => {
    const same = { serviceId, practitionerId, weekdays, from, until, lastDate, insteadOf };
    void again.run({ ...same, timezone, language, isAdult: insteadOf === null });
  };
  return (
    <li>
      <Stack $gap="xs">
        <strong>{service}</strong>
        <span>{waitWish(wait, lang)}</span>
        {session && <span>{t.inPlaceOf(moments.full(session.startsAt, session.timezone))}</span>}
        <span>{t.since(moments.full(wait.joinedAt, timezone))}</span>
        {isPaused(wait) && <Banner tone="warning">{t.paused}</Banner>}
        {wait.unanswered > 0 && !isPaused(wait) && wait.offer === null && <p>{t.unanswered}</p>}
        <Cluster $gap="xs">
          {isPaused(wait) && (
            <Button size="sm" busy={again.busy} busyLabel={common.sending} onClick={resume}>
              {t.again}
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            busy={leaving.busy}
            busyLabel={common.sending}
            aria-label={leaving.busy ? undefined : t.stopIt(service)}
            onClick={() => void leaving.run({ waitId: wait.id })}
          >
            {t.stop}
          </Button>
        </Cluster>
      </Stack>
    </li>
  );
}
