import { safeMeetingLink } from '@tulia/domain/booking/meeting-link';
import { bookings, type Booking } from '@tulia/domain/records/booking';
import { addDays, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatClock, formatDay } from '@tulia/domain/wording/moments';
import { styled } from 'styled-components';
import { OutsideLink } from '../../../booking-views/outside-link';
import { adminBookingsCopy } from '../../../copy/staff/admin-bookings';
import { adminMeetingsCopy } from '../../../copy/staff/admin-meetings';
import { useCopy } from '../../../copy/use-copy';
import { useQuery, type WithId } from '../../../live/use-query';
import { Card } from '../../../ui/card';
import { H2, H3 } from '../../../ui/heading';
import { Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { space } from '../../../ui/tokens';
import { Soft } from '../board-style';
import { LIST_LIMIT } from '../list/page-windows';
import { sessionsByDay } from './sessions-by-day';
import { useNow } from '../../../hooks/use-now';

const DAYS_AHEAD = 7;
const TICK_MS = 60_000;

const Sessions = styled.ul`
  display: grid;
  gap: ${space.sm};
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space.sm};
  align-items: center;
  overflow-wrap: anywhere;
  strong {
    white-space: nowrap;
  }
`;

/** The confirmed sessions of the next seven days, live, by day (design section 7, /staff). */
export function UpcomingSessions() {
  const { t, lang } = useCopy(adminBookingsCopy);
  const today = toWallTime(useNow(TICK_MS)).date;
  const { status, data } = useQuery(`upcoming:${today}`, bookings, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, bookings.collection),
      sdk.where('status', '==', 'confirmed'),
      sdk.where('startsAt', '>=', new Date(toInstant(today, '00:00'))),
      sdk.where('startsAt', '<', new Date(toInstant(addDays(today, DAYS_AHEAD), '00:00'))),
      sdk.orderBy('startsAt'),
      sdk.limit(LIST_LIMIT),
    ),
  );
  const dayName = (date: string) => {
    const name = formatDay(toInstant(date, '12:00'), lang);
    if (date === today) return `${t.today}, ${name}`;
    return date === addDays(today, 1) ? `${t.tomorrow}, ${name}` : name;
  };
  return (
    <Card as="section" aria-labelledby="upcoming-sessions">
      <Stack>
        <H2 id="upcoming-sessions">{t.scheduleHeading}</H2>
        <Soft as="p">{t.scheduleLead}</Soft>
        {status === 'loading' && <Skeleton label={t.scheduleLoading} />}
        {status === 'error' && <p role="alert">{t.scheduleFailed}</p>}
        {data?.length === 0 && <p>{t.scheduleEmpty}</p>}
        {sessionsByDay(data ?? []).map(([date, sessions]) => (
          <Stack key={date} $gap="xs">
            <H3>{dayName(date)}</H3>
            <Sessions>
              {sessions.map((session) => (
                <Session key={session.id} session={session} />
              ))}
            </Sessions>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

function Session({ session }: { session: WithId<Booking> }) {
  const { t, lang } = useCopy(adminMeetingsCopy);
  const join = safeMeetingLink(session.googleMeetLink);
  return (
    <Line>
      <strong>
        {formatClock(session.startsAt, lang)}–{formatClock(session.endsAt, lang)}
      </strong>
      <span>
        {session.clientName}
        <Soft>{serviceName(session.service, lang)}</Soft>
      </span>
      {join !== null && (
        <OutsideLink href={join} size="sm" about={session.clientName}>
          {t.join}
        </OutsideLink>
      )}
    </Line>
  );
}
