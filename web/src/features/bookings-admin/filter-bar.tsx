import { STATUS_LABELS, serviceName } from '@tulia/domain/wording/labels';
import { services } from '@tulia/domain/records/service';
import { styled } from 'styled-components';
import { adminBookingsCopy } from '../../copy/admin-bookings';
import { adminDeskCopy } from '../../copy/admin-desk';
import { useCopy } from '../../copy/use-copy';
import { useQuery } from '../../firebase/use-query';
import { Button } from '../../ui/button';
import { Select, TextField } from '../../ui/text-field';
import { space } from '../../ui/tokens';
import { isNarrowed, type AddressFilters, type BookingFilters } from './booking-filters';
import { STATUS_FILTERS, type StatusFilter } from './status-filter';

const Bar = styled.div`
  display: grid;
  align-items: end;
  gap: ${space.sm};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
`;

/** Search and filters over the list. */
export function FilterBar({
  filters,
  typed,
  onType,
  onChange,
  onReset,
}: {
  filters: BookingFilters;
  /** the search as it stands in its field */
  typed: string;
  onType: (typed: string) => void;
  onChange: (part: Partial<AddressFilters>) => void;
  onReset: () => void;
}) {
  const { t, lang } = useCopy(adminBookingsCopy);
  const { t: desk } = useCopy(adminDeskCopy);
  const { data } = useQuery('services-all', services, ({ db, sdk }) =>
    sdk.query(sdk.collection(db, services.collection), sdk.orderBy('name.en')),
  );
  const unknown = filters.service !== '' && !data?.some(({ id }) => id === filters.service);
  return (
    <Bar role="search">
      <TextField
        label={desk.search}
        placeholder={desk.searchHint}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <Select
        label={t.filter}
        value={filters.status}
        onChange={(event) => onChange({ status: event.target.value as StatusFilter })}
      >
        {STATUS_FILTERS.map((each) => (
          <option key={each} value={each}>
            {each === 'all' ? t.all : STATUS_LABELS[lang][each]}
          </option>
        ))}
      </Select>
      <Select
        label={desk.service}
        value={filters.service}
        onChange={(event) => onChange({ service: event.target.value })}
      >
        <option value="">{desk.allServices}</option>
        {unknown && <option value={filters.service}>{filters.service}</option>}
        {data?.map((service) => (
          <option key={service.id} value={service.id}>
            {serviceName(service, lang)}
          </option>
        ))}
      </Select>
      <TextField
        label={desk.from}
        type="date"
        max={filters.to === '' ? undefined : filters.to}
        value={filters.from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        label={desk.to}
        type="date"
        min={filters.from === '' ? undefined : filters.from}
        value={filters.to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      {isNarrowed(filters) && (
        <Button variant="quiet" onClick={onReset}>
          {desk.reset}
        </Button>
      )}
    </Bar>
  );
}
