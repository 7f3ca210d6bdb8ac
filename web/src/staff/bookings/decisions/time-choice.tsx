import { openingHoursOfAll } from '@tulia/domain/practice/opening-hours-of-all';
import type { Practitioner } from '@tulia/domain/practice/practitioner';
import type { ReactNode } from 'react';
import { adminDecisionsTexts } from '../board/texts/decisions';
import { useTexts } from '../../../platform/language/use-texts';
import { DayChoice } from '../../parts/day-choice';
import { ChipGroup } from '../../../ui/fields/chip-group';
import type { SessionTime } from './session-time';
import type { useMarkedTimes } from './use-marked-times';

/** When a session begins: the day and then the hour, each by one tap. Past hours are left out. */
export function TimeChoice({
  value: { date, time },
  today,
  people,
  times: { times, isAwaited },
  labels,
  hint,
  errors,
  onChange,
}: {
  value: SessionTime;
  today: string;
  people: readonly Pick<Practitioner, 'openingHours'>[];
  times: Pick<ReturnType<typeof useMarkedTimes>, 'times' | 'isAwaited'>;
  labels: { day: string; time: string };
  hint?: ReactNode;
  errors: Partial<Record<keyof SessionTime, string | undefined>>;
  onChange: (part: keyof SessionTime, value: string) => void;
}) {
  const { t } = useTexts(adminDecisionsTexts);
  const isOffered = times.some((each) => each.time === time);
  const closed = { value: time, label: t.marked(time, t.marks.closed), soft: true };
  const options = times
    .filter((each) => each.mark !== 'past' || each.time === time)
    .map((each) => ({ value: each.time, label: each.label, soft: each.mark !== null }));
  return (
    <>
      <DayChoice
        label={labels.day}
        value={date}
        today={today}
        hours={openingHoursOfAll(people)}
        error={errors.date}
        onChange={(day) => onChange('date', day)}
      />
      <ChipGroup
        label={labels.time}
        hint={isAwaited ? t.timesAwaited : options.length === 0 ? t.dayOver : hint}
        error={errors.time}
        value={time}
        onValueChange={(hour) => onChange('time', hour)}
        options={isAwaited ? [] : time === '' || isOffered ? options : [closed, ...options]}
      />
    </>
  );
}
