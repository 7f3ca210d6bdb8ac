import { bookingEvents, bookingPath, type BookingEvent } from '@tulia/domain/records/booking';
import { formatClock, formatShortDay } from '@tulia/domain/wording/moments';
import { styled } from 'styled-components';
import { adminBookingsCopy } from '../../../copy/staff/bookings/admin-bookings';
import { useCopy } from '../../../copy/use-copy';
import { useQuery } from '../../../live/use-query';
import { space } from '../../../ui/tokens';
import { Soft } from '../board-style';

const EVENTS_SHOWN = 30;

const Lines = styled.ol`
  display: grid;
  gap: ${space.xs};
  list-style: none;
`;

const Name = styled.strong`
  display: block;
  margin-bottom: ${space.xxs};
`;

/** Who did what and when, newest first (design section 4, `events`). */
export function BookingHistory({ bookingId }: { bookingId: string }) {
  const { t, lang } = useCopy(adminBookingsCopy);
  const { status, data } = useQuery(`events:${bookingId}`, bookingEvents, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, `${bookingPath(bookingId)}/events`),
      sdk.orderBy('at', 'desc'),
      sdk.limit(EVENTS_SHOWN),
    ),
  );
  const sentenceOf = ({ action, actor }: BookingEvent) => {
    const events: Record<string, string> = t.events;
    return t.event(events[action] ?? action, actor.name === '' ? t.actors[actor.kind] : actor.name);
  };
  return (
    <div>
      <Name>{t.history}</Name>
      {status === 'error' && <p>{t.historyFailed}</p>}
      {status === 'loading' && <p>{t.loadingDetails}</p>}
      <Lines>
        {data?.map((event) => (
          <li key={event.id}>
            {sentenceOf(event)}
            <Soft>
              {formatShortDay(event.at, lang)}, {formatClock(event.at, lang)}
            </Soft>
          </li>
        ))}
      </Lines>
    </div>
  );
}
