/**
 * One month of practice dates to choose from, out of 42 cells, Monday first (specification section 9); weeks that are all
 * before the first date are left out. A WAI-ARIA grid: one cell
 * is in the tab order, arrows move by day and week, Home and End to the ends of the week, PageUp and PageDown by month.
 * Days that cannot be chosen stay reachable, so that their reason can be read. Dates are `YYYY-MM-DD` strings throughout.
 */
import { addDays, monthGrid, monthOf } from '@tulia/domain/time/practice-time';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../icon-button';
import { shiftMonth, withinBounds } from './month-steps';
import {
  Cell,
  Frame,
  Grid,
  Head,
  MonthName,
  Row,
  WeekdayName,
  WaitingCell,
} from './month-grid-style';
import { VisuallyHidden } from '../visually-hidden';

/** Why a date cannot be chosen, in the reader's words; undefined when it can. */
export type DayRefusal = (date: string) => string | undefined;

export interface MonthGridLabels {
  /** name of the grid */
  grid: string;
  previousMonth: string;
  nextMonth: string;
  /** while the days are on their way */
  loading: string;
  today: string;
  /** seven short names, Monday first, where the platform's own are too long for a column */
  weekdays?: readonly string[];
}

export interface MonthGridProps {
  /** `YYYY-MM` */
  month: string;
  onMonthChange: (month: string) => void;
  selected: string | null;
  onSelect: (date: string) => void;
  /** first and last date that can ever be chosen; the month buttons and the keyboard stop there */
  min: string;
  max: string;
  today: string;
  /** BCP 47, for the names of months and weekdays */
  locale: string;
  labels: MonthGridLabels;
  refusalOf: DayRefusal;
  /** a date that cannot be chosen was pressed */
  onRefused?: (date: string, reason: string) => void;
  /** shows a skeleton in place of the days */
  loading?: boolean;
  describedBy?: string | undefined;
  invalid?: boolean;
}

const asUtc = (date: string) => new Date(`${date}T00:00:00Z`);
const named = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (date: string) => format.format(asUtc(date));
};

export function MonthGrid(props: MonthGridProps) {
  const { month, selected, min, max, today, locale, labels, loading = false } = props;
  const nameId = useId();
  const body = useRef<HTMLDivElement>(null);
  const days = monthGrid(month);
  const weeks = Array.from({ length: 6 }, (_, week) => days.slice(week * 7, week * 7 + 7)).filter(
    (week) => (week[6] ?? min) >= min,
  );
  const [visited, setVisited] = useState<string | null>(null);
  const inView = (date: string | null): date is string => date !== null && monthOf(date) === month;
  const fallback = withinBounds(`${month}-01`, min, max);
  const roving =
    [visited, selected, today].find(inView) ?? (inView(fallback) ? fallback : weeks[0]?.[0]);

  const longName = named(locale, { dateStyle: 'full' });
  const weekdayShort = named(locale, { weekday: 'short' });
  const weekdayLong = named(locale, { weekday: 'long' });
  const monthName = named(locale, { month: 'long', year: 'numeric' });

  const goTo = (next: string) => {
    props.onMonthChange(next);
    setVisited(null);
  };
  const moveFocus = (wanted: string) => {
    const date = withinBounds(wanted, min, max);
    setVisited(date);
    if (monthOf(date) !== month) props.onMonthChange(monthOf(date));
    // The cell may belong to a month that is drawn only after this event.
    requestAnimationFrame(() =>
      body.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus(),
    );
  };
  const onKeyDown = (event: KeyboardEvent, date: string) => {
    const target = targetOf(event.key, date, days);
    if (target === null) return;
    event.preventDefault();
    moveFocus(target);
  };
  const press = (date: string, reason: string | undefined) => {
    setVisited(date);
    if (reason !== undefined) {
      props.onRefused?.(date, reason);
      return;
    }
    if (monthOf(date) !== month) props.onMonthChange(monthOf(date));
    props.onSelect(date);
  };

  return (
    <Frame data-ready={!loading}>
      <Head>
        <IconButton
          label={labels.previousMonth}
          disabled={month <= monthOf(min)}
          onClick={() => goTo(shiftMonth(month, -1))}
        >
          <ChevronLeft aria-hidden size={20} />
        </IconButton>
        <MonthName id={nameId} aria-live="polite">
          {monthName(`${month}-01`)}
        </MonthName>
        <IconButton
          label={labels.nextMonth}
          disabled={month >= monthOf(max)}
          onClick={() => goTo(shiftMonth(month, 1))}
        >
          <ChevronRight aria-hidden size={20} />
        </IconButton>
      </Head>
      {loading && <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>}
      <Grid
        ref={body}
        role="grid"
        aria-label={labels.grid}
        aria-describedby={[nameId, props.describedBy].filter(Boolean).join(' ')}
        aria-busy={loading || undefined}
        $invalid={props.invalid === true}
      >
        <Row role="row">
          {days.slice(0, 7).map((date, index) => (
            <WeekdayName key={date} role="columnheader" aria-label={weekdayLong(date)}>
              {labels.weekdays?.[index] ?? weekdayShort(date)}
            </WeekdayName>
          ))}
        </Row>
        {weeks.map((week) => (
          <Row role="row" key={week[0]}>
            {week.map((date) => {
              if (loading) return <WaitingCell key={date} role="gridcell" />;
              const outside = date < min || date > max;
              const reason = props.refusalOf(date);
              const parts = [longName(date), date === today ? labels.today : '', reason ?? ''];
              return (
                <Cell
                  key={date}
                  type="button"
                  role="gridcell"
                  data-date={date}
                  tabIndex={date === roving ? 0 : -1}
                  aria-selected={date === selected}
                  aria-disabled={reason !== undefined || undefined}
                  aria-current={date === today ? 'date' : undefined}
                  aria-label={parts.filter((part) => part !== '').join(', ')}
                  $otherMonth={monthOf(date) !== month}
                  $outside={outside}
                  onClick={() => press(date, reason)}
                  onKeyDown={(event) => onKeyDown(event, date)}
                >
                  {Number(date.slice(8))}
                </Cell>
              );
            })}
          </Row>
        ))}
      </Grid>
    </Frame>
  );
}

/** Where a key leads from `date`; null for a key that moves nothing. */
function targetOf(key: string, date: string, days: readonly string[]): string | null {
  const weekday = days.indexOf(date) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday);
    case 'End':
      return addDays(date, 6 - weekday);
    case 'PageUp':
      return sameDayIn(shiftMonth(monthOf(date), -1), date);
    case 'PageDown':
      return sameDayIn(shiftMonth(monthOf(date), 1), date);
    default:
      return null;
  }
}

/** The same day of the month in `month`, or its last day when it is shorter. */
function sameDayIn(month: string, date: string): string {
  const last = addDays(`${shiftMonth(month, 1)}-01`, -1);
  const wanted = `${month}-${date.slice(8)}`;
  return wanted > last ? last : wanted;
}
