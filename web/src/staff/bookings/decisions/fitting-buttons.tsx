import { offeredActions } from '@tulia/domain/booking/offered-actions';
import { actorMay } from '@tulia/domain/booking/transitions';
import { joinLink } from '@tulia/domain/booking/upcoming';
import { may } from '@tulia/domain/person/permission';
import type { Booking } from '@tulia/domain/booking/booking';
import { OutsideLink } from '../../../shared/views/outside-link';
import { adminDecisionsTexts } from '../board/texts/decisions';
import { adminMeetingsTexts } from '../board/texts/meetings';
import { useTexts } from '../../../platform/language/use-texts';
import { Button } from '../../../ui/button';
import { useBoard } from '../board/board-context';
import { meetingView } from '../meeting/meeting-view';
import { useMeetingActions } from '../meeting/use-meeting-actions';
import { fittingActions, type Circumstances, type FittingAction } from './main-action';
import { pressAction } from './press-action';

/** The fitting actions for the acting staff member. @param joins when a link to join is offered, if ever */
export function useFitting(booking: Booking, joins: Circumstances['joins']): FittingAction[] {
  const board = useBoard();
  const actor = board.actorOn(booking);
  return fittingActions(booking, {
    now: board.now,
    offered: offeredActions(booking, actor, board.now),
    joins,
    managesMeetings: actorMay(actor, 'manage-meetings'),
    mailTrouble: board.mailTroubles.has(booking.id),
    recordsPayments: may(board.role, 'record-payments'),
    writesNotes: actorMay(actor, 'see-confidential'),
  });
}

/** @param onOpen opens the details, where notes are written and emails are sent again */
export function FittingButtons({
  booking,
  fitting,
  onOpen,
}: {
  booking: Booking;
  fitting: readonly FittingAction[];
  onOpen: () => void;
}) {
  const { t } = useTexts(adminDecisionsTexts);
  const { t: meetings } = useTexts(adminMeetingsTexts);
  const board = useBoard();
  const { creating, create } = useMeetingActions(booking);
  const { referenceNumber } = booking;
  const makes = meetingView(booking).kind === 'problem' ? meetings.retry : meetings.create;
  const steps: Record<Exclude<FittingAction, 'join'>, [label: string, onPress: () => void]> = {
    confirm: [t.actions.confirm, () => pressAction(board, 'confirm', booking)],
    complete: [t.actions.complete, () => pressAction(board, 'complete', booking)],
    'no-show': [t.actions['no-show'], () => pressAction(board, 'no-show', booking)],
    cancel: [t.actions.cancel, () => pressAction(board, 'cancel', booking)],
    'make-link': [makes, create],
    record: [t.record, () => board.openDialog('payment', booking)],
    mails: [t.mails, onOpen],
    note: [t.note, onOpen],
  };
  const link = joinLink(booking, board.now);
  return fitting.map((action, nth) => {
    if (action === 'join')
      return (
        link !== null && (
          <OutsideLink key="join" href={link} size="sm" about={referenceNumber}>
            {meetings.join}
          </OutsideLink>
        )
      );
    const [label, onPress] = steps[action];
    const busy = action === 'make-link' && creating;
    const isMain = nth === 0 && action !== 'cancel';
    return (
      <Button
        key={action}
        size="sm"
        variant={isMain ? 'secondary' : 'quiet'}
        data-main={isMain || undefined}
        busy={busy}
        busyLabel={meetings.creating}
        aria-label={busy ? undefined : t.actionOn(label, referenceNumber)}
        onClick={onPress}
      >
        {label}
      </Button>
    );
  });
}
