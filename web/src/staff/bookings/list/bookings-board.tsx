/**
 * The staff's list (specification section 2, /admin/bookings; design sections 6 and 7). The filters are in the
 * address; the search is only in its field.
 */
import { parseSearch } from '@tulia/domain/booking/search-terms';
import { may } from '@tulia/domain/person/permission';
import type { Role } from '@tulia/domain/person/role';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { Suspense, useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { adminBookingsTexts } from '../board/texts/bookings';
import { useTexts } from '../../../platform/language/use-texts';
import { lazyPart } from '../../../platform/offline/lazy-part';
import { useQueryPart } from '../../../platform/hooks/use-query-part';
import { useBoard } from '../board/board-context';
import { BookingProvider } from '../panel/booking-provider';
import { BookOnBehalf } from '../behalf/book-on-behalf';
import { filtersKey, filtersOf, foldedFilters, NO_FILTERS, withFilters } from './booking-filters';
import type { AddressFilters, BookingFilters } from './booking-filters';
import { BookingsList } from './bookings-list';
import { ExportButton } from './export-button';
import { FilterBar } from './filter-bar';
import { QuickFilters, quickOf } from './quick-filters';
import { useProblemBookings } from './use-problem-bookings';
import { countWords, useQuickCounts } from './use-quick-counts';
import { useRowKeys } from './use-row-keys';
import { OpenedBooking } from '../panel/opened-booking';
import { SoundSwitch } from './sound-switch';
import { rememberPerson, useShownPerson } from '../../parts/use-shown-person';
import { useDebounced } from '../../../platform/hooks/use-debounced';
import { Stack } from '../../../ui/layout';

const OpenAmounts = lazyPart(() =>
  import('../money/open-amounts').then((part) => part.OpenAmounts),
);
/** This list is mostly empty, so its code loads later. */
const UnmatchedPayments = lazyPart(() =>
  import('../money/unmatched-payments').then((part) => part.UnmatchedPayments),
);

const SEARCH_PAUSE_MS = 350;

export function BookingsBoard({ role }: { role: Role }) {
  const region = useRef<HTMLElement>(null);
  // When the row of a dialog has left the list, the list takes the focus.
  const keepFocus = () =>
    setTimeout(() => {
      if (document.activeElement === document.body) region.current?.focus();
    });
  return (
    <BookingProvider role={role} onDialogClosed={keepFocus}>
      <FilteredBookings region={region} />
      <OpenedBooking />
    </BookingProvider>
  );
}

function FilteredBookings({ region }: { region: RefObject<HTMLElement | null> }) {
  const { t } = useTexts(adminBookingsTexts);
  const [query, changeQuery] = useQueryPart();
  const { role, now, mailTroubles } = useBoard();
  const today = toWallTime(now).date;
  const [typed, setTyped] = useState('');
  const sought = useDebounced(typed, SEARCH_PAUSE_MS);
  const inAddress = query.toString();
  const { practitionerId } = useShownPerson();
  const filters: BookingFilters = useMemo(() => {
    const asked = filtersOf(new URLSearchParams(inAddress));
    // All bookings of one client are shown, unless the address says otherwise.
    const person = asked.client === '' ? (practitionerId ?? '') : asked.person;
    return { ...asked, person, search: parseSearch(sought) };
  }, [inAddress, practitionerId, sought]);
  useRowKeys(region);

  // The first rows come before what only the numbers on the chips need.
  const [isRead, setRead] = useState(false);
  const onRead = useCallback(() => setRead(true), []);
  const counted = useQuickCounts(today, filters.person, isRead);
  const problems = useProblemBookings(mailTroubles, now, isRead || filters.view === 'problems');
  const counts = { ...counted, problems: countWords(problems.list?.length ?? 0) };
  const change = (part: Partial<AddressFilters>) => {
    if (part.person !== undefined) rememberPerson(part.person || null);
    changeQuery((present) => withFilters(present, part));
  };

  return (
    <Stack as="section" $gap="xxs" ref={region} tabIndex={-1} aria-label={t.table}>
      <FilterBar
        filters={filters}
        typed={typed}
        onType={setTyped}
        isOpenAtFirst={quickOf(filters, today) === null && foldedFilters(filters) > 0}
        onChange={change}
        onReset={() => {
          setTyped('');
          change(NO_FILTERS);
        }}
        folded={
          <>
            <SoundSwitch />
            <Suspense fallback={null}>{may(role, 'record-payments') && <OpenAmounts />}</Suspense>
          </>
        }
        download={<ExportButton filters={filters} />}
        quick={
          <QuickFilters
            filters={filters}
            today={today}
            counts={counts}
            onChange={(quick) => {
              setTyped('');
              change(quick);
            }}
          />
        }
      >
        {may(role, 'decide-bookings') && <BookOnBehalf />}
      </FilterBar>
      <Suspense fallback={null}>{may(role, 'record-payments') && <UnmatchedPayments />}</Suspense>
      <BookingsList
        key={filtersKey(filters)}
        problems={problems}
        filters={filters}
        today={today}
        onSort={(sort) => change({ sort })}
        onRead={onRead}
      />
    </Stack>
  );
}
