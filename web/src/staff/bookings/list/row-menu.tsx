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

const IN_MENU: readonly BookingAction[] = ['move', 'no-show', 'reject', 'reopen', 'cancel'];

export default function RowMenu({ booking }: { booking: Booking }) {
  const { t } = useTexts(adminDecisionsTexts);
  const { t: rows } = useTexts(bookingRowsTexts);
  const { t: meetings } = useTexts(adminMeetingsTexts);
  const { board, offered, manages, main, press, meeting } = useRow(booking);
  const { create } = useMeetingActions(booking);
  const names: Partial<Record<BookingAction, string>> = {
    move: t.move,
    'no-show': t.noShow,
    reject: t.reject,
    reopen: t.reopen,
    cancel: t.cancel,
  };
  const seen = inSight(booking, offered);
  const calendar = meeting.kind === 'ready' ? meeting.calendar : null;
  const isOpen = ['wanted', 'problem', 'create'].includes(meeting.kind);
  const items: MenuItem[] = board.underWay.has(booking.id)
    ? []
    : [
        ...IN_MENU.filter((action) => offered.includes(action) && !seen.includes(action)).map(
          (action) => ({
            key: action,
            label: names[action] ?? '',
            onSelect: () => press(action),
          }),
        ),
        ...(offered.includes('cancel') && asksByWhom(booking, board.now)
          ? [
              {
                key: 'cancel-saying',
                label: t.cancelSaying,
                onSelect: () => board.openDialog('cancel', booking),
              },
            ]
          : []),
        ...(may(board.role, 'record-payments') && booking.payment.balance > 0
          ? [
              {
                key: 'record',
                label: rows.record,
                onSelect: () => board.openDialog('payment', booking),
              },
            ]
          : []),
        ...(calendar === null
          ? []
          : [
              {
                key: 'calendar',
                label: meetings.calendar,
                onSelect: () => void window.open(calendar, '_blank', 'noopener,noreferrer'),
              },
            ]),
        ...(manages && (meeting.kind === 'wanted' || (isOpen && main !== 'make-link'))
          ? [{ key: 'retry', label: meetings.retry, onSelect: create }]
          : []),
        ...(manages && isOpen
          ? [
              {
                key: 'paste',
                label: meetings.paste,
                onSelect: () => board.openDialog('paste-link', booking),
              },
            ]
          : []),
        ...(manages && meeting.kind === 'ready' && meeting.cancellable
          ? [
              {
                key: 'cancel-meeting',
                label: meetings.cancel,
                onSelect: () => board.begin('cancel-meeting', booking),
                danger: true,
              },
            ]
          : []),
      ];
  if (items.length === 0) return null;
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
