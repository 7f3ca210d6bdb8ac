import { offeredActions } from '@tulia/domain/booking/offered-actions';
import { actorMay } from '@tulia/domain/booking/transitions';
import { amountDue } from '@tulia/domain/booking/payment';
import { may } from '@tulia/domain/person/permission';
import { joinLink } from '@tulia/domain/booking/upcoming';
import type { Booking } from '@tulia/domain/booking/booking';
import { MINUTE } from '@tulia/domain/time/instant';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatClock, formatMoney } from '@tulia/domain/wording/moments';
import { Banknote, CircleCheck, Video, VideoOff } from 'lucide-react';
import { styled } from 'styled-components';
import { OutsideLink } from '../../shared/views/outside-link';
import { adminDecisionsTexts } from '../bookings/board/texts/decisions';
import { adminMeetingsTexts } from '../bookings/board/texts/meetings';
import { adminMoneyTexts } from '../bookings/money/texts';
import { todayTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { color, radius } from '../../ui/tokens';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import { useBoard } from '../bookings/board/board-context';
import { BookingActions } from '../bookings/decisions/booking-actions';
import { lacksMeeting, mainAction, type MainAction } from '../bookings/decisions/main-action';
import { useMeetingActions } from '../bookings/meeting/use-meeting-actions';
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

/** @param joinable false: a Join button is already shown */
export function SessionEnds({
  session,
  joinable = true,
}: {
  session: Booking;
  joinable?: boolean;
}) {
  const { t } = useTexts(todayTexts);
  const { t: decisions } = useTexts(adminDecisionsTexts);
  const { t: meetings } = useTexts(adminMeetingsTexts);
  const { t: money } = useTexts(adminMoneyTexts);
  const board = useBoard();
  const { now } = board;
  const { creating, create } = useMeetingActions(session);
  const openLink = useOpenLink();
  const { referenceNumber: reference, clientName } = session;
  if (board.underWay.has(session.id))
    return (
      <Ends>
        <BookingActions booking={session} />
      </Ends>
    );

  const actor = board.actorOn(session);
  const main = mainAction(session, {
    now,
    offered: offeredActions(session, actor, now),
    joins: actor.kind === 'staff' && actor.isOwn,
    managesMeetings: actorMay(actor, 'manage-meetings'),
    recordsPayments: may(board.role, 'record-payments'),
  });
  const due = amountDue(session);
  const join = joinLink(session, now);
  const [tone, Icon, sign] = lacksMeeting(session, now)
    ? (['bad', VideoOff, t.meeting] as const)
    : due > 0
      ? (['warn', Banknote, formatMoney(due)] as const)
      : (['calm', CircleCheck, money.paymentStates[session.payment.state]] as const);
  const steps: Partial<Record<MainAction, [label: string, onPress: () => void]>> = {
    complete: [decisions.actions.complete, () => board.begin('complete', session)],
    'make-link': [t.makeLink, create],
    record: [t.record, () => board.openDialog('payment', session)],
  };
  const [label, onPress] = steps[main] ?? [];
  return (
    <Ends>
      <Sign $tone={tone}>
        <Icon aria-hidden size={16} />
        <span>{sign}</span>
      </Sign>
      {main === 'join' && join !== null && joinable && (
        <OutsideLink href={join} size="sm" about={reference}>
          {meetings.join}
        </OutsideLink>
      )}
      {label !== undefined && (
        <Button
          size="sm"
          variant="secondary"
          busy={creating}
          busyLabel={meetings.creating}
          aria-label={`${label} ${reference}`}
          onClick={onPress}
        >
          {label}
        </Button>
      )}
      <LinkButton
        size="sm"
        variant="quiet"
        to={openLink(session.id)}
        aria-label={t.openOf(clientName)}
      >
        {t.open}
      </LinkButton>
    </Ends>
  );
}
