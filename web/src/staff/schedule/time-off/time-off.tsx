import { removeBlock } from '@tulia/domain/calls/schedule/block-time';
import { NO_END } from '@tulia/domain/slot/block-dates';
import { formatDay, formatShortDay, formatWeekday } from '@tulia/domain/wording/moments';
import { styled } from 'styled-components';
import { PersonSelect, usePersonChoice } from '../../parts/person-select';
import { adminTimeTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Awaited } from '../../parts/awaited';
import { useAction } from '../../../platform/live/use-action';
import { Button } from '../../../ui/button';
import { TitledCard } from '../../../shared/views/titled-card';
import { Cluster } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { color, space } from '../../../ui/tokens';
import { TimeOffForm } from './time-off-form';
import { useServiceNames } from '../calendar/use-service-names';
import { useTimeOff } from './use-time-off';

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  list-style: none;
  > li {
    padding: ${space.xs} 0;
    border-bottom: 1px solid ${color.line};
  }
`;

export function TimeOff() {
  const { t, common, lang } = useTexts(adminTimeTexts);
  const { today, list } = useTimeOff();
  const nameOf = useServiceNames();
  const choice = usePersonChoice();
  const own = list.data
    ?.filter(({ practitionerId }) => practitionerId === choice.practitionerId)
    .reverse();
  const removing = useAction(removeBlock, {
    failed: common.error,
    done: () => ({ title: t.removed }),
  });
  const dayName = (date: string) => formatShortDay(date, lang);

  const when = ({
    firstDate,
    lastDate,
    weekdays,
    start,
    end,
  }: NonNullable<typeof own>[number]): string => {
    const hours = start === '00:00' && end === '24:00' ? t.allDay : `${start}–${end}`;
    if (firstDate === lastDate) return `${formatDay(firstDate, lang)}, ${hours}`;
    const isOpen = lastDate === NO_END;
    const span = isOpen
      ? t.since(dayName(firstDate))
      : t.span(dayName(firstDate), dayName(lastDate));
    if (weekdays.length === 7)
      return isOpen ? `${t.daily}, ${hours}, ${span}` : `${span}, ${hours}`;
    const names = weekdays.map((weekday) => formatWeekday(weekday, lang));
    return `${t.every(names.join(', '))}, ${hours}, ${span}`;
  };

  return (
    <TitledCard large title={t.timeOff}>
      <p>{t.timeOffLead}</p>
      {choice.practitionerId === null ? (
        <PersonSelect choice={choice} />
      ) : (
        <TimeOffForm today={today} choice={choice} />
      )}
      {list.status === 'loading' && (
        <Awaited of={[list]}>
          <Skeleton label={t.loading} lines={2} />
        </Awaited>
      )}
      {list.status === 'error' && <p role="alert">{t.failed}</p>}
      {own?.length === 0 && <p>{t.none}</p>}
      <List aria-label={t.timeOff}>
        {own?.map((block) => (
          <Cluster as="li" key={block.id} $justify="space-between">
            <span>
              <strong>{when(block)}</strong>{' '}
              <span>{`· ${block.serviceId === null ? t.allServices : nameOf(block.serviceId)}`}</span>
            </span>
            <Button
              size="sm"
              variant="secondary"
              busy={removing.underWay?.id === block.id}
              busyLabel={t.removing}
              disabled={removing.busy}
              aria-label={removing.underWay?.id === block.id ? undefined : t.removeIt(when(block))}
              onClick={() => void removing.run({ id: block.id })}
            >
              {t.remove}
            </Button>
          </Cluster>
        ))}
      </List>
    </TitledCard>
  );
}
