import { asksByWhom } from '@tulia/domain/booking/cancellation';
import type { BookingAction } from '@tulia/domain/booking/transitions';
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
import { inSight, useRow } from './row-actions';

const IN_MENU: readonly BookingAction[] = [
  'move',
  'hand-over',
  'no-show',
  'reject',
  'reopen',
  'cancel',
];

export default function RowMenu({ booking }: { booking: Booking }) {
  const { t } = useTexts(adminDecisionsTexts);
  const { t: rows } = useTexts(bookingRowsTexts);
  const { t: meetings } = useTexts(adminMeetingsTexts);
  const { board, offered, manages, main, press, meeting } = useRow(booking);
  const { create } = useMeetingActions(booking);
  const { openDialog, begin } = board;
  const seen = inSight(booking, offered);
  const calendar = meeting.kind === 'ready' ? meeting.calendar : null;
  const isOpen = ['wanted', 'problem', 'create'].includes(meeting.kind);
  const isOwing = booking.payment.balance > 0;
  const retries = meeting.kind === 'wanted' || (isOpen && main !== 'make-link');
  const isCancellable = meeting.kind === 'ready' && meeting.cancellable;
  const items: MenuItem[] = [];
  const item = (isOffered: boolean, key: string, label: string, onSelect: () => void) => {
    if (isOffered) items.push({ key, label, onSelect, danger: key === 'cancel-meeting' });
  };
  for (const action of IN_MENU)
    item(offered.includes(action) && !seen.includes(action), action, t.actions[action], () =>
      press(action),
    );
  item(
    offered.includes('cancel') && asksByWhom(booking, board.now),
    'cancel-saying',
    t.cancelSaying,
    () => openDialog('cancel', booking),
  );
  item(may(board.role, 'record-payments') && isOwing, 'record', rows.record, () =>
    openDialog('payment', booking),
  );
  if (calendar !== null)
    item(true, 'calendar', meetings.calendar, () => {
      window.open(calendar, '_blank', 'noopener,noreferrer');
    });
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
