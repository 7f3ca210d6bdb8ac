import { offeredActions } from '@tulia/domain/booking/offered-actions';
import { actorMay, type BookingAction } from '@tulia/domain/booking/transitions';
import { may } from '@tulia/domain/person/permission';
import type { Booking } from '@tulia/domain/records/booking';
import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { OutsideLink } from '../../../booking-views/outside-link';
import { adminDecisionsCopy } from '../../../copy/staff/admin-decisions';
import { adminMeetingsCopy } from '../../../copy/staff/admin-meetings';
import { bookingRowsCopy } from '../../../copy/staff/booking-rows';
import { useCopy } from '../../../copy/use-copy';
import { Button } from '../../../ui/button';
import { DropdownMenu, type MenuItem } from '../../../ui/menus/dropdown-menu';
import { toast } from '../../../ui/toast-store';
import { useBoard, type BoardDialog } from '../board-context';
import { UnderWay } from '../decisions/booking-actions';
import { mainAction, type MainAction } from '../main-action';
import { meetingView } from '../meeting/meeting-view';
import { useMeetingActions } from '../meeting/use-meeting-actions';
import { Acts } from './list-style';

const DIALOGS: Partial<Record<BookingAction, BoardDialog>> = {
  confirm: 'confirm',
  move: 'move',
  reject: 'reject',
};
/** Beside the main one, in this order; everything else is in the menu. */
const IN_SIGHT: readonly BookingAction[] = ['confirm', 'complete', 'cancel'];
const IN_MENU: readonly BookingAction[] = ['move', 'no-show', 'reject', 'reopen'];

/** All that can be done about a booking at this moment. */
function useRow(booking: Booking) {
  const board = useBoard();
  const actor = board.actorOn(booking);
  const offered = offeredActions(booking, actor, board.now);
  const manages = actorMay(actor, 'manage-meetings');
  const main = mainAction(booking, {
    ...{ now: board.now, offered, managesMeetings: manages },
    mailTrouble: board.mailTroubles.has(booking.id),
    recordsPayments: may(board.role, 'record-payments'),
  });
  const press = (action: BookingAction) => {
    const dialog = DIALOGS[action];
    if (dialog !== undefined) board.openDialog(dialog, booking);
    else if (action === 'complete' || action === 'no-show') board.begin(action, booking);
    else if (action === 'reopen' || action === 'cancel') board.begin(action, booking);
  };
  return { board, offered, manages, main, press, meeting: meetingView(booking) };
}

/** The button that fits the moment, and beside it what the specification keeps in every row. */
export function RowActions({ booking, onDetails }: { booking: Booking; onDetails: () => void }) {
  const { t } = useCopy(adminDecisionsCopy);
  const { t: rows } = useCopy(bookingRowsCopy);
  const { t: meetings } = useCopy(adminMeetingsCopy);
  const { board, offered, main, press, meeting } = useRow(booking);
  const { creating, create } = useMeetingActions(booking);
  const reference = booking.referenceNumber;
  const underWay = board.underWay.get(booking.id);
  if (underWay !== undefined)
    return (
      <Acts>
        <UnderWay booking={booking} underWay={underWay} />
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
  const names: Partial<Record<BookingAction, string>> = {
    confirm: t.confirm,
    complete: t.complete,
    cancel: t.cancel,
  };
  const join = (
    <OutsideLink
      key="join"
      href={meeting.kind === 'ready' ? meeting.join : ''}
      size="sm"
      about={reference}
    >
      {meetings.join}
    </OutsideLink>
  );
  const makeLink = (
    <Button
      key="make"
      size="sm"
      variant="secondary"
      data-main
      busy={creating}
      busyLabel={meetings.creating}
      disabled={creating}
      aria-label={
        creating
          ? undefined
          : t.actionOn(meeting.kind === 'problem' ? meetings.retry : meetings.create, reference)
      }
      onClick={
        meeting.kind === 'undated'
          ? () =>
              void toast({
                variant: 'destructive',
                title: meetings.cannotTitle,
                description: meetings.cannotText,
              })
          : create
      }
    >
      {meeting.kind === 'problem' ? meetings.retry : meetings.create}
    </Button>
  );
  const first: Record<MainAction, ReactNode> = {
    confirm: button('confirm', t.confirm, () => press('confirm'), true),
    complete: button('complete', t.complete, () => press('complete'), true),
    join,
    mails: button('mails', rows.mails, onDetails, true),
    'make-link': makeLink,
    record: button('record', rows.record, () => board.openDialog('payment', booking), true),
    open: null,
  };
  return (
    <Acts>
      {first[main]}
      {main !== 'join' && meeting.kind === 'ready' && join}
      {IN_SIGHT.filter((action) => offered.includes(action) && action !== main).map((action) =>
        button(action, names[action] ?? '', () => press(action)),
      )}
    </Acts>
  );
}

/** Everything else, by name. */
export function RowMenu({ booking }: { booking: Booking }) {
  const { t } = useCopy(adminDecisionsCopy);
  const { t: rows } = useCopy(bookingRowsCopy);
  const { t: meetings } = useCopy(adminMeetingsCopy);
  const { board, offered, manages, main, press, meeting } = useRow(booking);
  const { create } = useMeetingActions(booking);
  const names: Partial<Record<BookingAction, string>> = {
    ...{ move: t.move, 'no-show': t.noShow, reject: t.reject, reopen: t.reopen },
  };
  const calendar = meeting.kind === 'ready' ? meeting.calendar : null;
  const isOpen = ['wanted', 'problem', 'create'].includes(meeting.kind);
  const items: MenuItem[] = board.underWay.has(booking.id)
    ? []
    : [
        ...IN_MENU.filter((action) => offered.includes(action)).map((action) => ({
          key: action,
          label: names[action] ?? '',
          onSelect: () => press(action),
        })),
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
