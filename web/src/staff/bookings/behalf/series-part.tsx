import { SERIES_MAX, weeklyStarts, type SeriesStart } from '@tulia/domain/booking/series';
import { openingHoursOfAll } from '@tulia/domain/practice/opening-hours-of-all';
import type { Practitioner } from '@tulia/domain/practice/practitioner';
import { isOpenAt } from '@tulia/domain/slot/opening-hours';
import type { Instant } from '@tulia/domain/time/instant';
import { isDate, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { phoneBookingTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Options } from '../../../ui/fields/options';
import { Select } from '../../../ui/fields/text-field';
import { Cluster, Soft, Stack } from '../../../ui/layout';
import { nearMoment } from '../../../shared/views/moments';
import { TimeChoice } from '../decisions/time-choice';
import { useMarkedTimes } from '../decisions/use-marked-times';
import type { BehalfForm } from './behalf-values';

interface SeriesProps {
  form: BehalfForm;
  people: readonly Practitioner[];
  minutes: number;
  openedAt: Instant;
}

/** Repeats the session weekly. Staff may move or leave out single sessions before they book. */
export function SeriesPart({ form, ...about }: SeriesProps) {
  const { t } = useTexts(phoneBookingTexts);
  const [date, time, further] = useWatch({
    control: form.control,
    name: ['date', 'time', 'further'],
  });
  const change = (next: SeriesStart[]) => form.change('further', next);
  const repeat = (sessions: number) => change(weeklyStarts({ date, time }, sessions).slice(1));
  const count = further.length;
  const first = useRef({ date, time });
  useEffect(() => {
    const was = first.current;
    if (was.date === date && was.time === time) return;
    first.current = { date, time };
    if (count > 0 && isDate(date) && time !== '') {
      form.change('further', weeklyStarts({ date, time }, count + 1).slice(1));
    }
  }, [date, time, count, form]);
  const known = isDate(date) && time !== '';
  return (
    <Stack $gap="sm">
      <Select
        label={t.repeat}
        hint={known ? undefined : t.repeatFirst}
        disabled={!known}
        value={count + 1}
        onChange={(event) => repeat(Number(event.target.value))}
      >
        <Options
          of={Array.from({ length: SERIES_MAX }, (_, index) => [
            index + 1,
            index === 0 ? t.once : t.weeks(index + 1),
          ])}
        />
      </Select>
      {count > 0 && (
        <Stack $gap="xs" as="section" aria-label={t.seriesTitle}>
          <strong>{t.seriesTitle}</strong>
          <Soft>{t.seriesLead}</Soft>
          <Stack as="ol" $gap="sm">
            {further.map((start, index) => (
              <OneWeek
                key={index}
                {...about}
                form={form}
                start={start}
                place={index + 2}
                onChange={(next) => change(further.map((each, at) => (at === index ? next : each)))}
                onLeaveOut={() => change(further.filter((_, each) => each !== index))}
              />
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}

const TONES = {
  free: 'success',
  unknown: 'neutral',
  closed: 'warning',
  taken: 'danger',
  blocked: 'danger',
  past: 'danger',
} as const;

interface WeekProps extends SeriesProps {
  start: SeriesStart;
  /** counted from 1 */
  place: number;
  onChange: (next: SeriesStart) => void;
  onLeaveOut: () => void;
}

function OneWeek({
  form,
  people,
  minutes,
  openedAt,
  start,
  place,
  onChange,
  onLeaveOut,
}: WeekProps) {
  const { t, lang } = useTexts(phoneBookingTexts);
  const serviceId = useWatch({ control: form.control, name: 'serviceId' });
  const { date, time } = start;
  const [isOpened, setIsOpened] = useState(false);
  const wanted = { people, serviceId, date, minutes, own: null };
  const marked = useMarkedTimes(wanted, openedAt, form.action.busy);
  const mark = marked.times.find((each) => each.time === time)?.mark ?? null;
  const isOpen = isDate(date) && isOpenAt(openingHoursOfAll(people), date, time);
  const state = mark ?? (!isOpen ? 'closed' : marked.isKnown ? 'free' : 'unknown');
  const error = form.problem(`further[${place - 2}].date`);
  return (
    <Stack as="li" $gap="xs">
      <Cluster $gap="xs">
        <strong>
          {isDate(date) ? nearMoment(toInstant(date, time), openedAt, lang) : t.dateOf(place)}
        </strong>
        <div role="status">
          <Badge $tone={TONES[state]}>{t.states[state]}</Badge>
        </div>
        <Button
          size="sm"
          variant="secondary"
          aria-label={t.changeOf(place)}
          aria-expanded={isOpened}
          onClick={() => setIsOpened(!isOpened)}
        >
          {t.change}
        </Button>
        <Button size="sm" variant="secondary" aria-label={t.leaveOutOf(place)} onClick={onLeaveOut}>
          {t.leaveOut}
        </Button>
      </Cluster>
      {(isOpened || error !== undefined) && (
        <TimeChoice
          value={start}
          today={toWallTime(openedAt).date}
          people={people}
          times={marked}
          labels={{ day: t.dateOf(place), time: t.timeOf(place) }}
          errors={{ date: error }}
          onChange={(part, value) => onChange({ ...start, [part]: value })}
        />
      )}
    </Stack>
  );
}
