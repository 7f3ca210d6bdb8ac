import { STATUS_LABELS } from '@tulia/domain/wording/labels';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { adminBookingsTexts } from '../board/texts/bookings';
import { bookingRowsTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useAllServices } from '../../parts/use-all-services';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { controlStyle } from '../../../ui/fields/field';
import { Select, TextField } from '../../../ui/fields/text-field';
import { Grid } from '../../../ui/layout';
import { above, below, space, target } from '../../../ui/tokens';
import { foldedFilters, isNarrowed, STATUS_FILTERS } from './booking-filters';
import type { AddressFilters, BookingFilters, StatusFilter } from './booking-filters';
import type { Elements } from '../../../ui/elements';
import { ServiceOptions } from '../../parts/service-options';
import { Options } from '../../../ui/fields/options';
import { PersonFilter } from '../../parts/person-select';

/** The search takes the remaining width; the folded part opens below the line. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  > input,
  > select {
    ${controlStyle}
    flex: 1 1 7rem;
    width: auto;
    min-width: 0;
  }
  > select {
    flex: 0 1 auto;
  }
  /* A phone shows the icons alone; the words stay for screen readers. */
  @media ${below.md} {
    > button:not([data-worded]) {
      gap: 0;
      min-width: ${target};
      padding: 0;
      font-size: 0;
    }
    /* The status has a line of its own, with the Reset button. */
    > select,
    > [data-worded] {
      flex-grow: 1;
      order: 1;
    }
  }
`;

const OnLaptop = styled.span`
  display: none;
  @media ${above.md} {
    display: inline;
  }
`;

const Folded = styled.div`
  display: grid;
  flex-basis: 100%;
  gap: ${space.sm};
  order: 1;
  padding-block: ${space.xs};
`;

/** The Filters button shows how many of its filters are set. */
export function FilterBar({
  filters,
  typed,
  onType,
  onChange,
  onReset,
  children,
  folded,
  isOpenAtFirst,
}: {
  filters: BookingFilters;
  typed: string;
  onType: (typed: string) => void;
  onChange: (part: Partial<AddressFilters>) => void;
  onReset: () => void;
  children: Elements;
  /** rarely used controls, below the filters */
  folded: ReactNode;
  /** true when the set filters are not those of a quick filter */
  isOpenAtFirst: boolean;
}) {
  const { t, lang } = useTexts(adminBookingsTexts);
  const { t: words } = useTexts(bookingRowsTexts);
  const { data } = useAllServices();
  const unknown = filters.service !== '' && !data?.some(({ id }) => id === filters.service);
  const set = foldedFilters(filters);
  const [open, setOpen] = useState(isOpenAtFirst);
  const foldedId = useId();
  return (
    <Bar role="search">
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.searchHint}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <select
        aria-label={t.filter}
        value={filters.status}
        onChange={(event) => onChange({ status: event.target.value as StatusFilter })}
      >
        <Options
          of={STATUS_FILTERS.map((each) => [
            each,
            each === 'all' ? t.all : STATUS_LABELS[lang][each],
          ])}
        />
      </select>
      <PersonFilter
        practitionerId={filters.person || null}
        onChoose={(person) => onChange({ person: person ?? '' })}
      />
      <Button
        variant="secondary"
        aria-label={set > 0 ? `${words.filters} ${words.filtersSet(set)}` : words.filters}
        aria-expanded={open}
        aria-controls={open ? foldedId : undefined}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden size={18} />
        <OnLaptop>{words.filters}</OnLaptop>
        {set > 0 && (
          <Badge aria-hidden $tone="primary">
            {set}
          </Badge>
        )}
      </Button>
      {open && (
        <Folded id={foldedId}>
          <Grid $min="10rem" $gap="sm" $align="end">
            <Select
              label={words.columns.service}
              value={filters.service}
              onChange={(event) => onChange({ service: event.target.value })}
            >
              <option value="">{words.allServices}</option>
              {unknown && <option value={filters.service}>{filters.service}</option>}
              <ServiceOptions of={data} />
            </Select>
            <TextField
              label={words.from}
              type="date"
              max={filters.to === '' ? undefined : filters.to}
              value={filters.from}
              onChange={(event) => onChange({ from: event.target.value })}
            />
            <TextField
              label={words.to}
              type="date"
              min={filters.from === '' ? undefined : filters.from}
              value={filters.to}
              onChange={(event) => onChange({ to: event.target.value })}
            />
          </Grid>
          {folded}
        </Folded>
      )}
      {isNarrowed(filters) && (
        <Button size="sm" variant="quiet" data-worded onClick={onReset}>
          {words.reset}
        </Button>
      )}
      {children}
    </Bar>
  );
}
