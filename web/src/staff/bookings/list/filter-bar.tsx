import { STATUS_LABELS } from '@tulia/domain/wording/labels';
import { Search, SlidersHorizontal } from 'lucide-react';
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
import { TitleTools } from '../../parts/admin-frame';
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
  > select {
    ${controlStyle}
    flex: 0 1 auto;
    width: auto;
    min-width: 0;
  }
  @media ${below.md} {
    gap: 0 ${space.xs};
    > select {
      flex: none;
      max-width: 7.5rem;
      padding-inline: 0.4rem 0;
      order: 2;
    }
  }
`;

/** On a laptop in the line of the search. */
const Buttons = styled(TitleTools)`
  flex-basis: 100%;
  @media ${above.md} {
    display: contents;
    > :last-child:not(:first-child) {
      order: 1;
    }
  }
`;

/** On a phone a magnifier, which grows to a line when it is used. */
const Seek = styled.div`
  position: relative;
  flex: 1 1 7rem;
  min-width: 0;
  > input {
    ${controlStyle}
    width: 100%;
    min-width: 0;
  }
  > svg {
    display: none;
  }
  @media ${below.md} {
    flex: 0 0 ${target};
    order: 1;
    > svg {
      position: absolute;
      inset: 0;
      display: block;
      margin: auto;
      pointer-events: none;
    }
    > input {
      padding-inline: 0;
    }
    > input::placeholder {
      color: transparent;
    }
    &[data-typed],
    &:focus-within {
      flex-basis: 100%;
      margin-bottom: ${space.xxs};
      > svg {
        display: none;
      }
      > input {
        padding-inline: 0.9rem;
      }
      > input::placeholder {
        color: inherit;
      }
    }
  }
`;

/** Beside the status on a phone, in a line of their own on a laptop. */
const Quick = styled.div`
  flex: 1 0 100%;
  order: 3;
  min-width: 0;
  @media ${below.md} {
    flex: 1 1 0;
  }
`;

const OnLaptop = styled.span`
  display: none;
  @media ${above.md} {
    display: inline;
  }
`;

/** On a phone the rarely used buttons are folded, too. */
const Folded = styled.div<{ $open: boolean }>`
  display: contents;
  > [data-filters] {
    display: grid;
    flex-basis: 100%;
    gap: ${space.sm};
    order: 2;
    padding-block: ${space.xs};
  }
  @media ${below.md} {
    display: ${({ $open }) => ($open ? 'flex' : 'none')};
    flex-wrap: wrap;
    gap: ${space.xs};
    align-items: center;
    flex-basis: 100%;
    order: 4;
    padding-block: ${space.xs};
    > [data-filters] {
      order: 0;
    }
  }
`;

/** The Filters button shows how many of its filters are set. */
export function FilterBar({
  filters,
  typed,
  onType,
  onChange,
  onReset,
  children,
  download,
  quick,
  folded,
  isOpenAtFirst,
}: {
  filters: BookingFilters;
  typed: string;
  onType: (typed: string) => void;
  onChange: (part: Partial<AddressFilters>) => void;
  onReset: () => void;
  /** the button for a new booking */
  children: Elements;
  download: Elements;
  quick: Elements;
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
      <Seek data-typed={typed === '' ? undefined : true}>
        <Search aria-hidden size={18} />
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.searchHint}
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </Seek>
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
      <Buttons>
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
        {children}
      </Buttons>
      <Folded $open={open}>
        {download}
        {open && (
          <div id={foldedId} data-filters>
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
          </div>
        )}
        {isNarrowed(filters) && (
          <Button size="sm" variant="quiet" onClick={onReset}>
            {words.reset}
          </Button>
        )}
      </Folded>
      <Quick>{quick}</Quick>
    </Bar>
  );
}
