/**
 * A month of practice dates in 42 cells, Monday first (specification section 9); past weeks are left out unless
 * `whole` is set. A WAI-ARIA grid: one cell is in the tab order; arrows move by day and week, Home and End within the
 * week, PageUp and PageDown by month. Refused days stay reachable, so that their reason can be read. Dates are
 * `YYYY-MM-DD`.
 */
import { monthOf, shiftMonth } from '@tulia/domain/time/practice-time';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../icon-button';
import { mark, marked } from '../marks';
import { withinBounds } from './month-steps';
import * as Style from './month-grid-style';
import { monthView, targetOf, type MonthAsked } from './month-view';
import { VisuallyHidden } from '../visually-hidden';

interface MonthGridLabels {
  grid: string;
  previousMonth: string;
  nextMonth: string;
  loading: string;
  today: string;
  /** seven short names, Monday first, where the platform's own are too long */
  weekdays?: readonly string[];
}

interface MonthGridProps extends Omit<MonthAsked, 'visited' | 'todayLabel' | 'weekdays'> {
  onMonthChange: (month: string) => void;
  onSelect: (date: string) => void;
  labels: MonthGridLabels;
  onRefused?: (date: string, reason: string) => void;
  loading?: boolean;
  describedBy?: string | undefined;
  invalid?: boolean;
}

export function MonthGrid(props: MonthGridProps) {
  const { month, selected, min, max, today, locale, labels, loading = false } = props;
  const nameId = useId();
  const body = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<string | null>(null);
  const view = monthView({
    month,
    selected,
    min,
    max,
    today,
    locale,
    visited,
    todayLabel: labels.today,
    weekdays: labels.weekdays,
    refusalOf: props.refusalOf,
    whole: props.whole,
  });

  const goTo = (next: string) => {
    props.onMonthChange(next);
    setVisited(null);
  };
  const moveFocus = (wanted: string) => {
    const date = withinBounds(wanted, min, max);
    setVisited(date);
    if (monthOf(date) !== month) props.onMonthChange(monthOf(date));
    // The cell may belong to a month that is drawn after this event.
    requestAnimationFrame(() =>
      body.current?.querySelector<HTMLElement>(marked('date', date))?.focus(),
    );
  };
  const onKeyDown = (event: KeyboardEvent, date: string) => {
    const target = targetOf(event.key, date, month);
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
    // A day of the next month keeps the month: another one would move everything below.
    props.onSelect(date);
  };

  return (
    <Style.Frame {...mark('ready', !loading)}>
      <Style.Head>
        <IconButton
          label={labels.previousMonth}
          {...mark('month-step', -1)}
          disabled={!view.hasPrevious}
          onClick={() => goTo(shiftMonth(month, -1))}
        >
          <ChevronLeft aria-hidden size={20} />
        </IconButton>
        <Style.MonthName id={nameId} aria-live="polite" {...mark('says', 'month')}>
          {view.name}
        </Style.MonthName>
        <IconButton
          label={labels.nextMonth}
          {...mark('month-step', 1)}
          disabled={!view.hasNext}
          onClick={() => goTo(shiftMonth(month, 1))}
        >
          <ChevronRight aria-hidden size={20} />
        </IconButton>
      </Style.Head>
      {loading && <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>}
      <Style.Grid
        ref={body}
        role="grid"
        aria-label={labels.grid}
        aria-describedby={[nameId, props.describedBy].filter(Boolean).join(' ')}
        aria-busy={loading || undefined}
        $invalid={props.invalid === true}
      >
        <Style.Row role="row" {...mark('weekdays')}>
          {view.weekdays.map(({ short, long }) => (
            <Style.WeekdayName key={long} role="columnheader" aria-label={long}>
              {short}
            </Style.WeekdayName>
          ))}
        </Style.Row>
        {view.weeks.map((week) => (
          <Style.Row role="row" key={week[0]?.date}>
            {week.map(({ date, text, reason, attributes }) =>
              loading ? (
                <Style.WaitingCell key={date} role="gridcell" />
              ) : (
                <Style.Cell
                  key={date}
                  {...attributes}
                  type="button"
                  onClick={() => press(date, reason)}
                  onKeyDown={(event) => onKeyDown(event, date)}
                >
                  {text}
                </Style.Cell>
              ),
            )}
          </Style.Row>
        ))}
      </Style.Grid>
    </Style.Frame>
  );
}
