import { addDays, weekdayOf } from '@tulia/domain/time/practice-time';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { bookingRowsTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { below, color, radius, space, target, text } from '../../../ui/tokens';
import { NO_FILTERS, type AddressFilters } from './booking-filters';

const Chips = styled.div`
  display: flex;
  gap: ${space.xs};
  overflow-x: auto;
  padding: 4px;
  margin: -4px;
  scrollbar-width: none;
  button {
    display: inline-flex;
    flex: none;
    gap: 0.35rem;
    align-items: center;
    min-height: ${target};
    padding: 0 ${space.sm};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.pill};
    background: ${color.surface};
    color: ${color.ink};
    font-size: ${text.sm};
    font-weight: 700;
    @media ${below.md} {
      padding: 0 0.6rem;
      &[data-sum] {
        flex-wrap: wrap;
        gap: 0 0.35rem;
        align-content: center;
        max-width: 6.5rem;
        line-height: 1.2;
      }
    }
    &[aria-pressed='true'] {
      border-color: ${color.primary};
      background: ${color.primarySoft};
      color: ${color.onPrimarySoft};
    }
  }
`;

/** `$below`: on a phone under the name, so that a sum is seen without scrolling. */
const Count = styled.span<{ $below: boolean }>`
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
  button[aria-pressed='true'] > & {
    color: inherit;
  }
  @media ${below.md} {
    ${({ $below }) => $below && 'flex-basis: 100%; font-size: 0.75rem; line-height: 1;'}
  }
`;

const QUICK = ['all', 'unpaid', 'upcoming', 'today', 'week', 'pending', 'problems'] as const;
export type Quick = (typeof QUICK)[number];

const SUNDAY = 7;

/**
 * A quick filter clears all other filters but the practitioner. A week ends on its Sunday.
 * @param today practice date
 */
export function quickFilter(quick: Quick, today: string): AddressFilters {
  switch (quick) {
    case 'all':
      return NO_FILTERS;
    case 'today':
      return { ...NO_FILTERS, from: today, to: today };
    case 'week':
      return { ...NO_FILTERS, from: today, to: addDays(today, SUNDAY - weekdayOf(today)) };
    case 'pending':
      return { ...NO_FILTERS, status: 'pending' };
    default:
      return { ...NO_FILTERS, view: quick };
  }
}

/** The active quick filter, whatever the order and the practitioner of the list; null for other filters. */
export function quickOf(filters: AddressFilters, today: string): Quick | null {
  const names = Object.keys(NO_FILTERS) as (keyof AddressFilters)[];
  const found = QUICK.find((quick) => {
    const wanted = quickFilter(quick, today);
    return names.every(
      (name) => name === 'sort' || name === 'person' || wanted[name] === filters[name],
    );
  });
  return found ?? null;
}

export function QuickFilters({
  filters,
  today,
  counts,
  onChange,
}: {
  filters: AddressFilters;
  /** practice date */
  today: string;
  /** numbers of bookings, with the sum that is due; some may be missing */
  counts: Partial<Record<Quick, string>>;
  onChange: (filters: AddressFilters) => void;
}) {
  const { t } = useTexts(bookingRowsTexts);
  const chosen = quickOf(filters, today);
  return (
    <Chips role="group" aria-label={t.viewsLabel}>
      {QUICK.map((quick) => (
        <button
          key={quick}
          type="button"
          aria-pressed={quick === chosen}
          data-sum={quick === 'unpaid' || undefined}
          onClick={() => onChange({ ...quickFilter(quick, today), person: filters.person })}
        >
          {quick === chosen && <Check aria-hidden size={16} />}
          <span>{t.views[quick]}</span>
          {(counts[quick] ?? '') !== '' && (
            <Count $below={quick === 'unpaid'}>{counts[quick]}</Count>
          )}
        </button>
      ))}
    </Chips>
  );
}
