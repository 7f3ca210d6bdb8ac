import { addDays, monthOf } from '@tulia/domain/time/practice-time';
import { formatDay, localeOf } from '@tulia/domain/wording/moments';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { adminAvailabilityTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Dialog } from '../../../ui/dialogs/dialog';
import { IconButton } from '../../../ui/icon-button';
import { MonthGrid } from '../../../ui/month-grid/month-grid';
import { space } from '../../../ui/tokens';

/** Days that staff can manage, today included (specification section 2). */
const DAYS_TO_MANAGE = 30;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};
  align-items: center;
  > strong {
    flex: 1 1 8rem;
    text-align: center;
  }
`;

/** Chooses one of the next 30 days by arrows, or from a popup of 42 days. */
export function DayPicker({
  day,
  today,
  onPick,
}: {
  day: string;
  today: string;
  onPick: (day: string) => void;
}) {
  const { t, common, lang } = useTexts(adminAvailabilityTexts);
  const [open, setOpen] = useState(false);
  const [month, setMonth] = useState(monthOf(day));
  const last = addDays(today, DAYS_TO_MANAGE - 1);
  const refusalOf = (date: string) => {
    if (date < today) return t.dayPast;
    return date > last ? t.dayTooFar : undefined;
  };
  return (
    <Row role="group" aria-label={t.day}>
      <IconButton
        label={t.previousDay}
        disabled={day <= today}
        onClick={() => onPick(addDays(day, -1))}
      >
        <ChevronLeft aria-hidden size={20} />
      </IconButton>
      <strong aria-live="polite">{formatDay(day, lang)}</strong>
      <IconButton label={t.nextDay} disabled={day >= last} onClick={() => onPick(addDays(day, 1))}>
        <ChevronRight aria-hidden size={20} />
      </IconButton>
      <IconButton
        label={t.openCalendar}
        onClick={() => {
          setMonth(monthOf(day));
          setOpen(true);
        }}
      >
        <CalendarDays aria-hidden size={20} />
      </IconButton>
      <Dialog open={open} onOpenChange={setOpen} title={t.calendarTitle} closeLabel={common.close}>
        <MonthGrid
          month={month}
          onMonthChange={setMonth}
          selected={day}
          onSelect={(picked) => {
            setOpen(false);
            onPick(picked);
          }}
          min={today}
          max={last}
          today={today}
          whole
          locale={localeOf(lang)}
          labels={{ ...t, grid: t.calendarGrid, loading: t.loadingDays }}
          refusalOf={refusalOf}
        />
      </Dialog>
    </Row>
  );
}
