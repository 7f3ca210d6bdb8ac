/**
 * The bookings as staff work on them (specification section 2, /admin/bookings; design sections 6 and 7). What a person
 * sees and may do follows from the role; the filters live in the address, the search in its field.
 */
import type { Booking } from '@tulia/domain/records/booking';
import { parseSearch } from '@tulia/domain/booking/search-terms';
import { may } from '@tulia/domain/person/permission';
import type { Role } from '@tulia/domain/person/role';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { adminBookingsCopy } from '../../copy/staff/admin-bookings';
import { useCopy } from '../../copy/use-copy';
import { Cluster } from '../../ui/layout';
import { space } from '../../ui/tokens';
import { useQueryPart } from '../../hooks/use-query-part';
import { BoardContext, type Board, type BoardDialog } from './board-context';
import { BookOnBehalf } from './behalf/book-on-behalf';
import { filtersKey, filtersOf, withFilters, type BookingFilters } from './list/booking-filters';
import { BookingsList } from './list/bookings-list';
import { ExportButton } from './list/export-button';
import { FilterBar } from './list/filter-bar';
import { OpenAmounts } from './money/open-amounts';
import { PaymentTray } from './money/payment-tray';
import { SoundSwitch } from './arrival-notice/sound-switch';
import { useArrivalNotice } from './arrival-notice/use-arrival-notice';
import { useTroubledBookings } from './mails/use-troubled-bookings';
import { useWaitingActions } from './waiting/use-waiting-actions';
import { useActorOn } from '../../data/use-own-practitioner';
import { useNow } from '../../hooks/use-now';
import { useDebounced } from '../../hooks/use-debounced';

const OpenDialog = lazy(() => import('./board-dialogs'));

const HOLD_TICK_MS = 20_000;
const SEARCH_PAUSE_MS = 350;

const Region = styled.section`
  display: grid;
  gap: ${space.md};
  grid-template-columns: minmax(0, 1fr);
`;

export function BookingsBoard({ role }: { role: Role }) {
  const { t } = useCopy(adminBookingsCopy);
  const [query, changeQuery] = useQueryPart();
  const [dialog, setDialog] = useState<{ kind: BoardDialog; booking: Booking } | null>(null);
  const region = useRef<HTMLElement>(null);
  const now = useNow(HOLD_TICK_MS);
  const [typed, setTyped] = useState('');
  const sought = useDebounced(typed, SEARCH_PAUSE_MS);
  const filters: BookingFilters = { ...filtersOf(query), search: parseSearch(sought) };
  const notice = useArrivalNotice();

  const { underWay, begin, undo } = useWaitingActions();
  const mailTroubles = useTroubledBookings();
  const actorOn = useActorOn(role);
  const board: Board = useMemo(
    () => ({
      role,
      actorOn,
      now,
      underWay,
      begin,
      undo,
      mailTroubles,
      openDialog: (kind, booking) => setDialog({ kind, booking }),
    }),
    [role, actorOn, now, underWay, begin, undo, mailTroubles],
  );

  const close = () => {
    setDialog(null);
    // The row that opened the dialog may have left the list; the focus then stays with the list.
    setTimeout(() => {
      if (document.activeElement === document.body) region.current?.focus();
    });
  };

  return (
    <BoardContext value={board}>
      <Region ref={region} tabIndex={-1} aria-label={t.table}>
        <Cluster>
          {may(role, 'decide-bookings') && <BookOnBehalf />}
          <ExportButton filters={filters} />
          <SoundSwitch on={notice.soundOn} onChange={notice.setSoundOn} />
        </Cluster>
        {may(role, 'record-payments') && <PaymentTray />}
        {may(role, 'record-payments') && <OpenAmounts />}
        <FilterBar
          filters={filters}
          typed={typed}
          onType={setTyped}
          onChange={(part) => changeQuery((present) => withFilters(present, part))}
          onReset={() => {
            setTyped('');
            const none = { status: 'all', service: '', from: '', to: '' } as const;
            changeQuery((present) => withFilters(present, none));
          }}
        />
        <BookingsList key={filtersKey(filters)} filters={filters} onArrival={notice.arrived} />
      </Region>
      {dialog && (
        <Suspense>
          <OpenDialog
            key={`${dialog.kind}:${dialog.booking.id}`}
            dialog={dialog.kind}
            opened={dialog.booking}
            onClose={close}
          />
        </Suspense>
      )}
    </BoardContext>
  );
}
