import { isActive } from '@tulia/domain/booking/status';
import { joinLink } from '@tulia/domain/booking/upcoming';
import { actorMay, type BookingAction } from '@tulia/domain/booking/transitions';
import { may } from '@tulia/domain/person/permission';
import type { Booking } from '@tulia/domain/booking/booking';
import type { ReactNode } from 'react';
import { OutsideLink } from '../../../shared/views/outside-link';
import { adminDecisionsTexts } from '../board/texts/decisions';
import { adminMeetingsTexts } from '../board/texts/meetings';
import { bookingRowsTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Button } from '../../../ui/button';
import { useBoard } from '../board/board-context';
import { UnderWay } from '../decisions/booking-actions';
import { pressAction } from '../decisions/press-action';
import { useOffered } from '../decisions/use-offered';
import { mainAction, type MainAction } from '../decisions/main-action';
import { meetingView } from '../meeting/meeting-view';
import { useMeetingActions } from '../meeting/use-meeting-actions';
import { Acts } from './list-style';

const IN_SIGHT: readonly BookingAction[] = ['confirm', 'complete', 'cancel'];

/**
 * The buttons beside the main one, in this order. Cancelling a session that is over is a rare correction, so it is in
 * the menu (decision 025).
 */
export const inSight = ({ status }: Booking, offered: readonly BookingAction[]) =>
  IN_SIGHT.filter(
    (action) => offered.includes(action) && (action !== 'cancel' || isActive(status)),
  );

export function useRow(booking: Booking) {
  const board = useBoard();
  const actor = board.actorOn(booking);
  const offered = useOffered(booking);
  const manages = actorMay(actor, 'manage-meetings');
  const main = mainAction(booking, {
    now: board.now,
    offered,
    joins: true,
    managesMeetings: manages,
    mailTrouble: board.mailTroubles.has(booking.id),
    recordsPayments: may(board.role, 'record-payments'),
  });
  const press = (action: BookingAction) => pressAction(board, action, booking);
  return { board, offered, manages, main, press, meeting: meetingView(booking) };
}

/** The main action, and the buttons that the specification wants in every row. */
export function RowActions({ booking, onDetails }: { booking: Booking; onDetails: () => void }) {
  const { t } = useTexts(adminDecisionsTexts);
  const { t: rows } = useTexts(bookingRowsTexts);
  const { t: meetings } = useTexts(adminMeetingsTexts);
  const { board, offered, main, press, meeting } = useRow(booking);
  const { creating, create } = useMeetingActions(booking);
  const reference = booking.referenceNumber;
  if (board.underWay.has(booking.id))
    return (
      <Acts>
        <UnderWay booking={booking} />
      </Acts>
    );

  const button = (key: string, label: string, onPress: () => void, isMain = false): ReactNode => (
    <Button
      key={key}
      size="sm"
      variant={isMain ? 'secondary' : 'quiet'}
      data-main={isMain || undefined}
      aria-label={t.actionOn(label, reference)}
      onClick={onPress}
    >
      {label}
    </Button>
  );
  const link = joinLink(booking, board.now);
  const join = link !== null && (
    <OutsideLink key="join" href={link} size="sm" about={reference}>
      {meetings.join}
    </OutsideLink>
  );
  const makes = meeting.kind === 'problem' ? meetings.retry : meetings.create;
  const makeLink = (
    <Button
      key="make"
      size="sm"
      variant="secondary"
      data-main
      busy={creating}
      busyLabel={meetings.creating}
      disabled={creating}
      aria-label={creating ? undefined : t.actionOn(makes, reference)}
      onClick={create}
    >
      {makes}
    </Button>
  );
  const first: Record<MainAction, ReactNode> = {
    confirm: button('confirm', t.actions.confirm, () => press('confirm'), true),
    complete: button('complete', t.actions.complete, () => press('complete'), true),
    join,
    mails: button('mails', rows.mails, onDetails, true),
    'make-link': makeLink,
    record: button('record', rows.record, () => board.openDialog('payment', booking), true),
    open: null,
  };
  return (
    <Acts>
      {first[main]}
      {main !== 'join' && join}
      {inSight(booking, offered)
        .filter((action) => action !== main)
        .map((action) => button(action, t.actions[action], () => press(action)))}
    </Acts>
  );
}
