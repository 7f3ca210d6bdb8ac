import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { isDate } from '@tulia/domain/time/practice-time';
import { styled } from 'styled-components';
import { staffHeadingsTexts } from '../../parts/texts/headings';
import { adminScheduleTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { Cluster } from '../../../ui/layout';
import { Select, TextField } from '../../../ui/fields/text-field';
import { SCHEDULE_VIEWS, stepped, type ScheduleView } from './schedule-range';
import { Options } from '../../../ui/fields/options';

const Bar = styled(Cluster)`
  align-items: flex-end;
  @media print {
    display: none;
  }
`;

/** Our own toolbar: its buttons read the same on screen and in a screen reader. */
export function ScheduleToolbar({
  view,
  date,
  today,
  onView,
  onDate,
  onBlock,
  onBook,
}: {
  view: ScheduleView;
  date: string;
  today: string;
  onView: (view: ScheduleView) => void;
  onDate: (date: string) => void;
  /** undefined: may not block time */
  onBlock: (() => void) | undefined;
  onBook: (() => void) | undefined;
}) {
  const { t } = useTexts(adminScheduleTexts);
  const { t: pages } = useTexts(staffHeadingsTexts);
  return (
    <Bar role="group" aria-label={pages.adminSchedule.heading} $gap="xs">
      <IconButton label={t.previous} onClick={() => onDate(stepped(view, date, -1))}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label={t.next} onClick={() => onDate(stepped(view, date, 1))}>
        <ChevronRight aria-hidden />
      </IconButton>
      <Button variant="secondary" disabled={date === today} onClick={() => onDate(today)}>
        {t.today}
      </Button>
      <TextField
        label={t.goTo}
        type="date"
        value={date}
        onChange={(event) => {
          if (isDate(event.target.value)) onDate(event.target.value);
        }}
      />
      <Select
        label={t.view}
        value={view}
        onChange={(event) => onView(event.target.value as ScheduleView)}
      >
        <Options of={SCHEDULE_VIEWS.map((each) => [each, t.views[each]])} />
      </Select>
      {onBook && <Button onClick={onBook}>{t.bookButton}</Button>}
      {onBlock && (
        <Button variant="secondary" onClick={onBlock}>
          {t.blockTime}
        </Button>
      )}
      <Button variant="quiet" onClick={() => window.print()}>
        <Printer aria-hidden size={18} />
        {t.print}
      </Button>
    </Bar>
  );
}
