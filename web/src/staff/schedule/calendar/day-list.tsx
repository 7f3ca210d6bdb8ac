import { isOpenAt } from '@tulia/domain/slot/opening-hours';
import { weekdayOf } from '@tulia/domain/time/practice-time';
import { formatDay } from '@tulia/domain/wording/moments';
import { serviceName as nameOf } from '@tulia/domain/wording/labels';
import { styled } from 'styled-components';
import { adminScheduleTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Badge } from '../../../ui/badge';
import { H3 } from '../../../ui/heading';
import { above, color, radius, space, target } from '../../../ui/tokens';
import { entryName, entryTimes, signName, signOf, SIGN_TONES } from './entry-words';
import type { CalendarProps } from './calendar';
import { byDate } from './schedule-entries';
import { SignIcon } from './sign-icon';
import { Soft, Stack } from '../../../ui/layout';

const Days = styled(Stack)`
  > li {
    break-inside: avoid;
  }
`;

const Entry = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.xxs} ${space.sm};
  align-items: center;
  width: 100%;
  min-height: ${target};
  padding: ${space.xs} ${space.sm};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: inherit;
  font: inherit;
  text-align: left;
  > strong {
    font-variant-numeric: tabular-nums;
  }
  > span:first-of-type {
    grid-column: 1 / -1;
    grid-row: 2;
    overflow-wrap: anywhere;
  }
  @media ${above.sm} {
    grid-template-columns: 7rem minmax(0, 1fr) auto;
    > span:first-of-type {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;

export function DayList({
  dates,
  today,
  ...props
}: Pick<CalendarProps, 'entries' | 'hours' | 'serviceName' | 'personName' | 'onOpen'> & {
  dates: readonly string[];
  today: string;
}) {
  const { entries, hours, serviceName, personName, onOpen } = props;
  const { t, lang } = useTexts(adminScheduleTexts);
  const days = byDate(entries);
  return (
    <Days as="ol" $gap="lg">
      {dates.map((date) => {
        const day = hours[weekdayOf(date)];
        const name = formatDay(date, lang);
        const isOpen = day !== undefined && isOpenAt(hours, date, day.first);
        return (
          <Stack as="li" $gap="xs" key={date} data-day={date}>
            <H3>{date === today ? `${t.today}, ${name}` : name}</H3>
            {!isOpen && <Soft>{t.closed}</Soft>}
            <Stack as="ul" $gap="xs">
              {days.get(date)?.map((entry) => (
                <li key={entry.id}>
                  <Entry type="button" onClick={() => onOpen(entry)}>
                    <strong>{entryTimes(entry)}</strong>
                    <span>
                      <span>{entryName(entry, lang, serviceName, personName)}</span>
                      {entry.kind === 'session' && (
                        <>
                          {' '}
                          <Soft>{nameOf(entry.booking.service, lang)}</Soft>
                        </>
                      )}
                    </span>
                    <Badge $tone={SIGN_TONES[signOf(entry)]}>
                      <SignIcon sign={signOf(entry)} />
                      <span>{signName(signOf(entry), lang)}</span>
                    </Badge>
                  </Entry>
                </li>
              ))}
            </Stack>
            {isOpen && !days.has(date) && <Soft>{t.nothing}</Soft>}
          </Stack>
        );
      })}
    </Days>
  );
}
