/** Above the sessions: the time that is offered, and what the client waits for. Opening the page answers nothing. */
import type { Booking } from '@tulia/domain/booking/booking';
import { isPaused, type Wait } from '@tulia/domain/booking/waiting/wait';
import { formatShortDay, formatWeekday } from '@tulia/domain/wording/moments';
import { serviceName } from '@tulia/domain/wording/labels';
import { styled } from 'styled-components';
import { toInstant } from '@tulia/domain/time/practice-time';
import { useTexts } from '../../../platform/language/use-texts';
import { joinWaitingList, leaveWaitingList } from '../../../platform/live/call-names';
import { useAction } from '../../../platform/live/use-action';
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
import { useMyWaits } from './use-my-waits';

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
  const live = useMyWaits(uid);
  const services = useOfferedServices();
  if (live.status === 'error') return <RetryBanner onRetry={live.retry}>{t.failed}</RetryBanner>;
  const waits = live.data ?? [];
  if (waits.length === 0) return null;
  const nameOf = (wait: Wait) => {
    const service = services.list?.find(({ slug }) => slug === wait.serviceId);
    const booked = bookings.find(({ serviceId }) => serviceId === wait.serviceId)?.service;
    const known = service ?? booked;
    return known === undefined ? sessions.fallbackService : serviceName(known, lang);
  };
  const isSure = !live.fromCache && !live.overdue;
  return (
    <>
      {waits.map(
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
            {waits.map((wait) => (
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
  const { t, lang } = useTexts(waitingTexts);
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
  const days = weekdays.map((each) => formatWeekday(each, lang)).join(', ');
  const last = formatShortDay(toInstant(lastDate, '12:00'), lang);
  const isAllDay = from === '00:00' && until === '23:59';
  const session = bookings.find(({ id }) => id === insteadOf);
  const wish = isAllDay ? t.waitsAllDay(days, last) : t.waitsFor(days, from, until, last);
  const instead = session && t.instead(moments.full(session.startsAt, session.timezone));
  const resume = () => {
    const same = { serviceId, practitionerId, weekdays, from, until, lastDate, insteadOf };
    void again.run({ ...same, timezone, language, isAdult: insteadOf === null });
  };
  return (
    <li>
      <Stack $gap="xs">
        <strong>{service}</strong>
        <span>{[wish, instead].filter((each) => each !== undefined).join(', ')}</span>
        <span>{t.since(moments.full(wait.joinedAt, timezone))}</span>
        {isPaused(wait) && <Banner tone="warning">{t.paused}</Banner>}
        {wait.unanswered > 0 && !isPaused(wait) && wait.offer === null && <p>{t.unanswered}</p>}
        <Cluster $gap="xs">
          {isPaused(wait) && (
            <Button size="sm" busy={again.busy} busyLabel={t.answering} onClick={resume}>
              {t.again}
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            busy={leaving.busy}
            busyLabel={t.answering}
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
