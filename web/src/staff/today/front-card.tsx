import { amountDue } from '@tulia/domain/booking/payment';
import { joinLink } from '@tulia/domain/booking/upcoming';
import type { Booking } from '@tulia/domain/booking/booking';
import { MINUTE } from '@tulia/domain/time/instant';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatClock, formatMoney } from '@tulia/domain/wording/moments';
import { useNavigate } from 'react-router-dom';
import { Banknote, CircleCheck, Video, VideoOff } from 'lucide-react';
import { styled } from 'styled-components';
import { OutsideLink } from '../../shared/views/outside-link';
import { adminMoneyTexts } from '../bookings/money/texts';
import { todayTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { color, radius } from '../../ui/tokens';
import { ClientWord } from '../bookings/board/client-word';
import { useBoard } from '../bookings/board/board-context';
import { BookingActions } from '../bookings/decisions/booking-actions';
import { FittingButtons, useFitting } from '../bookings/decisions/fitting-buttons';
import { lacksMeeting } from '../bookings/decisions/main-action';
import { OpenName } from './open-name';
import { momentOf, spanText } from './day-plan';
import { Ends, Front, FrontRow, Sign } from '../parts/panel-style';
import { useOpenLink } from '../parts/use-open-link';
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
          <h2>
            <OpenName booking={session} />
          </h2>
          <Soft>
            {withWhom(
              `${serviceName(session.service, lang)}, ${t.minutes(session.service.durationMinutes)}`,
              session,
            )}
          </Soft>
          <ClientWord booking={session} />
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

/** @param joinable false: a Join button is already shown */
export function SessionEnds({
  session,
  joinable = true,
}: {
  session: Booking;
  joinable?: boolean;
}) {
  const { t } = useTexts(todayTexts);
  const { t: money } = useTexts(adminMoneyTexts);
  const board = useBoard();
  const { now } = board;
  const openLink = useOpenLink();
  const navigate = useNavigate();
  const actor = board.actorOn(session);
  const isWithMe = actor.kind === 'staff' && actor.isOwn;
  const fitting = useFitting(session, isWithMe ? 'at-its-time' : undefined).filter(
    (action) => joinable || action !== 'join',
  );
  if (board.underWay.has(session.id))
    return (
      <Ends>
        <BookingActions booking={session} />
      </Ends>
    );
  const due = amountDue(session);
  const [tone, Icon, sign] = lacksMeeting(session, now)
    ? (['bad', VideoOff, t.meeting] as const)
    : due > 0
      ? (['warn', Banknote, formatMoney(due)] as const)
      : (['calm', CircleCheck, money.paymentStates[session.payment.state]] as const);
  return (
    <Ends>
      <Sign $tone={tone}>
        <Icon aria-hidden size={16} />
        <span>{sign}</span>
      </Sign>
      <FittingButtons
        booking={session}
        fitting={fitting}
        onOpen={() => void navigate(openLink(session.id))}
      />
    </Ends>
  );
}
