import { asksByWhom } from '@tulia/domain/booking/cancellation';
import { actorMay, type BookingAction } from '@tulia/domain/booking/transitions';
import { may } from '@tulia/domain/person/permission';
import type { Booking } from '@tulia/domain/booking/booking';
import { EllipsisVertical } from 'lucide-react';
import { adminDecisionsTexts } from '../board/texts/decisions';
import { adminMeetingsTexts } from '../board/texts/meetings';
import { bookingRowsTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Button } from '../../../ui/button';
import { DropdownMenu, type MenuItem } from '../../../ui/menus/dropdown-menu';
import { useMeetingActions } from '../meeting/use-meeting-actions';
import { joinLink } from '@tulia/domain/booking/upcoming';
import { useBoard } from '../board/board-context';
import { useFitting } from '../decisions/fitting-buttons';
import { pressAction } from '../decisions/press-action';
import { useOffered } from '../decisions/use-offered';
import { meetingView } from '../meeting/meeting-view';

const IN_MENU: readonly BookingAction[] = [
  'move',
  'complete',
  'hand-over',
  'no-show',
  'line-failed',
  'reject',
  'reopen',
  'cancel',
];

export default function RowMenu({ booking }: { booking: Booking }) {
  const { t } = useTexts(adminDecisionsTexts);
  const { t: rows } = useTexts(bookingRowsTexts);
  const { t: meetings } = useTexts(adminMeetingsTexts);
  const board = useBoard();
  const actor = board.actorOn(booking);
  const offered = useOffered(booking);
  const manages = actorMay(actor, 'manage-meetings');
  const seen = useFitting(booking, 'any-time');
  const meeting = meetingView(booking);
  const { create } = useMeetingActions(booking);
  const { openDialog, begin } = board;
  const calendar = meeting.kind === 'ready' ? meeting.calendar : null;
  const isOpen = ['wanted', 'problem', 'create'].includes(meeting.kind);
  const isOwing = booking.payment.balance > 0;
  const retries = meeting.kind === 'wanted' || (isOpen && !seen.includes('make-link'));
  const link = seen.includes('join') ? null : joinLink(booking, board.now);
  const isCancellable = meeting.kind === 'ready' && meeting.cancellable;
  const items: MenuItem[] = [];
  const item = (isOffered: boolean, key: string, label: string, onSelect: () => void) => {
    if (isOffered) items.push({ key, label, onSelect, danger: key === 'cancel-meeting' });
  };
  for (const action of IN_MENU)
    item(
      offered.includes(action) && !seen.some((each) => each === action),
      action,
      t.actions[action],
      () => pressAction(board, action, booking),
    );
  item(
    offered.includes('cancel') && asksByWhom(booking, board.now),
    'cancel-saying',
    t.cancelSaying,
    () => openDialog('cancel', booking),
  );
  const records = may(board.role, 'record-payments') && !seen.includes('record');
  item(records && isOwing, 'record', t.record, () => openDialog('payment', booking));
  const goes = (href: string | null, key: string, label: string) =>
    item(href !== null, key, label, () => {
      window.open(href ?? '', '_blank', 'noopener,noreferrer');
    });
  goes(link, 'join', meetings.join);
  goes(calendar, 'calendar', meetings.calendar);
  item(manages && retries, 'retry', meetings.retry, create);
  item(manages && isOpen, 'paste', meetings.paste, () => openDialog('paste-link', booking));
  item(manages && isCancellable, 'cancel-meeting', meetings.cancel, () =>
    begin('cancel-meeting', booking),
  );
  if (items.length === 0 || board.underWay.has(booking.id)) return null;
  return (
    <DropdownMenu
      items={items}
      trigger={
        <Button size="sm" variant="quiet" aria-label={rows.more(booking.referenceNumber)}>
          <EllipsisVertical aria-hidden size={18} />
        </Button>
      }
    />
  );
}
