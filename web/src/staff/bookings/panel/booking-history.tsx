import { CANCELLERS } from '@tulia/domain/booking/policy';
import type { BookingEvent } from '@tulia/domain/booking/booking';
import { bookingEvents, bookingPath } from '@tulia/domain/records/booking';
import { styled } from 'styled-components';
import { adminBookingsTexts } from '../board/texts/bookings';
import { adminCancellingTexts } from '../decisions/texts/cancelling';
import { useTexts } from '../../../platform/language/use-texts';
import { Awaited } from '../../parts/awaited';
import { useQuery } from '../../../platform/live/use-query';
import { space } from '../../../ui/tokens';
import { Soft, Stack } from '../../../ui/layout';
import { shortMoment } from '../../../shared/views/moments';

const EVENTS_SHOWN = 30;

const Name = styled.strong`
  display: block;
  margin-bottom: ${space.xxs};
`;

/** Newest first (design section 4, `events`). */
export function BookingHistory({ bookingId }: { bookingId: string }) {
  const { t, lang } = useTexts(adminBookingsTexts);
  const found = useQuery(`events:${bookingId}`, bookingEvents, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, `${bookingPath(bookingId)}/events`),
      sdk.orderBy('at', 'desc'),
      sdk.limit(EVENTS_SHOWN),
    ),
  );
  const { status, data } = found;
  const sentenceOf = ({ action, actor, details }: BookingEvent) => {
    const events: Record<string, string> = t.events;
    const who = actor.name === '' ? t.actors[actor.kind] : actor.name;
    const { handedBy, from, to } = details;
    const sentence = t.event(events[action] ?? action, who);
    if (action === 'hand-over') return `${sentence}, ${t.fromTo(String(from), String(to))}`;
    return typeof handedBy === 'string' ? `${sentence}, ${t.handedBy(handedBy)}` : sentence;
  };
  return (
    <div>
      <Name>{t.history}</Name>
      {status === 'error' && <p>{t.historyFailed}</p>}
      {status === 'loading' && (
        <Awaited of={[found]}>
          <p>{t.loadingDetails}</p>
        </Awaited>
      )}
      <Stack as="ol" $gap="xs">
        {data?.map((event) => (
          <li key={event.id}>
            <span>{sentenceOf(event)}</span>
            {event.action === 'cancel' && <Cancellation event={event} />}
            <Soft $block>{shortMoment(event.at, lang)}</Soft>
          </li>
        ))}
      </Stack>
    </div>
  );
}

/** Who asked for a cancellation that staff made, and why. Older events do not contain this. */
function Cancellation({ event: { actor, details } }: { event: BookingEvent }) {
  const { t } = useTexts(adminCancellingTexts);
  const by = CANCELLERS.find((each) => each === details['by']);
  if (actor.kind !== 'staff' || by === undefined) return null;
  const { reason, waived } = details;
  const said = [
    t.by[by],
    waived === true ? t.waived : '',
    typeof reason === 'string' ? reason : '',
  ];
  return <Soft $block>{said.filter(Boolean).join(' · ')}</Soft>;
}
