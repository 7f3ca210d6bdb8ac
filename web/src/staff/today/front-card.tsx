import { joinLink } from '@tulia/domain/booking/upcoming';
import type { Booking } from '@tulia/domain/booking/booking';
import { MINUTE } from '@tulia/domain/time/instant';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatClock } from '@tulia/domain/wording/moments';
import { Video } from 'lucide-react';
import { styled } from 'styled-components';
import { OutsideLink } from '../../shared/views/outside-link';
import { todayTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { color, radius } from '../../ui/tokens';
import { useBoard } from '../bookings/board/board-context';
import { SessionEnds } from './session-ends';
import { momentOf, spanText } from './day-plan';
import { Front, FrontRow, Sign } from '../parts/panel-style';
import { useWithWhom } from './use-with-whom';
import { Soft } from '../../ui/layout';

const Track = styled.div`
  overflow: hidden;
  height: 0.4rem;
  margin-top: 0.75rem;
  border-radius: ${radius.pill};
  background: ${color.primarySoft};
  > div {
    height: 100%;
    background: ${color.primary};
  }
`;

/** The present or next session. Only its own practitioner gets the Join button. */
export function FrontCard({ session }: { session: Booking }) {
  const { t, lang } = useTexts(todayTexts);
  const { now, actorOn } = useBoard();
  const withWhom = useWithWhom();
  const { startsAt, endsAt, clientName } = session;
  const moment = momentOf(session, now);
  const runs = moment === 'running';
  const minute = Math.floor((now - startsAt) / MINUTE) + 1;
  const length = Math.round((endsAt - startsAt) / MINUTE);
  const join = joinLink(session, now);
  const actor = actorOn(session);
  const isWithMe = actor.kind === 'staff' && actor.isOwn;
  const canJoin = isWithMe && join !== null && moment !== 'later';
  return (
    <Front aria-label={clientName} data-booking={session.referenceNumber}>
      <FrontRow>
        <div>
          <Sign $tone={runs ? 'good' : 'calm'}>
            {runs
              ? t.now(minute, length, formatClock(endsAt, lang))
              : `${t.next}, ${t.inTime(spanText(startsAt - now, t))} · ${formatClock(startsAt, lang)}`}
          </Sign>
          <h2>{clientName}</h2>
          <Soft>
            {withWhom(
              `${serviceName(session.service, lang)}, ${t.minutes(session.service.durationMinutes)}`,
              session,
            )}
          </Soft>
        </div>
        {canJoin && (
          <OutsideLink href={join} primary about={clientName}>
            <Video aria-hidden size={20} />
            {t.joinSession}
          </OutsideLink>
        )}
        <SessionEnds session={session} joinable={false} />
      </FrontRow>
      {runs && (
        <Track aria-hidden>
          <div
            style={{ width: `${Math.min(100, ((now - startsAt) / (endsAt - startsAt)) * 100)}%` }}
          />
        </Track>
      )}
    </Front>
  );
}
