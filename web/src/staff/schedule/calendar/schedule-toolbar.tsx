import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { isDate } from '@tulia/domain/time/practice-time';
import { styled } from 'styled-components';
import { staffHeadingsTexts } from '../../parts/texts/headings';
import { adminScheduleTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import type { Elements } from '../../../ui/elements';
import { Cluster, WhereThereIsRoom } from '../../../ui/layout';
import { below, space } from '../../../ui/tokens';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { Select, TextField } from '../../../ui/fields/text-field';
import { SCHEDULE_VIEWS, stepped, type ScheduleView } from './schedule-range';
import { Options } from '../../../ui/fields/options';

const Bar = styled(Cluster)`
  align-items: flex-end;
  @media print {
    display: none;
  }
`;

/** On a phone two lines without labels, so that the first session is in the upper third of the screen. */
const Line = styled.div`
  display: flex;
  gap: ${space.xs};
  align-items: flex-end;
  @media ${below.sm} {
    width: 100%;
    > button {
      flex: none;
      padding-inline: ${space.sm};
    }
    > div,
    > select {
      flex: 1 1 4rem;
      min-width: 0;
    }
    > div > label {
      ${visuallyHidden}
    }
    > div > input,
    > div > select {
      padding-inline: ${space.xs};
    }
  }
`;

const OnlyWide = styled.span`
  @media ${below.sm} {
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
  person,
}: {
  view: ScheduleView;
  date: string;
  today: string;
  onView: (view: ScheduleView) => void;
  onDate: (date: string) => void;
  /** undefined: may not block time */
  onBlock: (() => void) | undefined;
  onBook: (() => void) | undefined;
  /** the choice of whose schedule is shown */
  person: Elements;
}) {
  const { t } = useTexts(adminScheduleTexts);
  const { t: pages } = useTexts(staffHeadingsTexts);
  return (
    <Bar role="group" aria-label={pages.adminSchedule.heading} $gap="xs">
      <Line>
        <IconButton label={t.previous} onClick={() => onDate(stepped(view, date, -1))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <TextField
          label={t.goTo}
          type="date"
          value={date}
          onChange={(event) => {
            if (isDate(event.target.value)) onDate(event.target.value);
          }}
        />
        <IconButton label={t.next} onClick={() => onDate(stepped(view, date, 1))}>
          <ChevronRight aria-hidden />
        </IconButton>
        <Button variant="secondary" disabled={date === today} onClick={() => onDate(today)}>
          {t.today}
        </Button>
      </Line>
      <Line>
        <Select
          label={t.view}
          value={view}
          onChange={(event) => onView(event.target.value as ScheduleView)}
        >
          <Options of={SCHEDULE_VIEWS.map((each) => [each, t.views[each]])} />
        </Select>
        {person}
        {onBook && (
          <Button aria-label={t.bookButton} onClick={onBook}>
            <ShortOnPhone text={t.bookButton} />
          </Button>
        )}
        {onBlock && (
          <Button variant="secondary" aria-label={t.blockTime} onClick={onBlock}>
            <ShortOnPhone text={t.blockTime} />
          </Button>
        )}
      </Line>
      <OnlyWide>
        <Button variant="quiet" onClick={() => window.print()}>
          <Printer aria-hidden size={18} />
          {t.print}
        </Button>
      </OnlyWide>
    </Bar>
  );
}

/** The first word alone on a phone. */
function ShortOnPhone({ text }: { text: string }) {
  const [verb, ...object] = text.split(' ');
  return (
    <span>
      <span>{verb}</span>
      <WhereThereIsRoom> {object.join(' ')}</WhereThereIsRoom>
    </span>
  );
}
