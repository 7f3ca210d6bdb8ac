import { daySlots, type Slot } from '@tulia/domain/slot/free-slots';
import { addDays, monthOf } from '@tulia/domain/time/practice-time';
import { formatClocks, formatDay, localeOf } from '@tulia/domain/wording/moments';
import { useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { bookingScheduleTexts } from '../texts/booking-schedule';
import { useTexts } from '../../../platform/language/use-texts';
import { usePractice } from '../../../shared/practice/practice';
import { RetryBanner } from '../../../shared/views/retry-banner';
import { FieldError, Hint } from '../../../ui/fields/field';
import { H3 } from '../../../ui/heading';
import { Stack } from '../../../ui/layout';
import { mark } from '../../../ui/marks';
import { MonthGrid } from '../../../ui/month-grid/month-grid';
import { above, space } from '../../../ui/tokens';
import { dayReasons, nameOfDay } from './day-words';
import { NextFree } from './next-free';
import { onHandOver } from '../hand-over/hand-over';
import { TimeSlots } from './time-slots';
import type { Availability } from './use-availability';
import { ZoneSelect } from './zone-select';

const Columns = styled.div`
  display: grid;
  gap: ${space.lg};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media ${above.md} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
  }
`;

export interface ScheduleProps {
  availability: Availability;
  /** length of the chosen service in minutes */
  minutes: number;
  today: string;
  now: number;
  date: string;
  time: string;
  zone: string;
  onSlot: (slot: Pick<Slot, 'date' | 'time'>) => void;
  onDate: (date: string) => void;
  onTime: (time: string) => void;
  onZone: (zone: string) => void;
  dateError: string | undefined;
  timeError: string | undefined;
}

/** Days are practice days; times have both clocks when the zone of the form differs. */
export function Schedule(props: ScheduleProps) {
  const { availability, minutes, today, now, date, time, zone } = props;
  const { t, lang } = useTexts(bookingScheduleTexts);
  const practice = usePractice();
  const [month, setMonth] = useState(() => monthOf(date === '' ? today : date));
  useLayoutEffect(
    () =>
      onHandOver(({ choice }) => {
        if (choice !== null) flushSync(() => setMonth(choice.month));
      }),
    [],
  );
  const [announcement, setAnnouncement] = useState('');
  const { diaries } = availability;
  // Decided once, so that nothing moves when the client chooses a day.
  const [offersNext] = useState(date === '');

  const reasons = useMemo(() => {
    const { windowDays } = practice;
    return dayReasons(month, { diaries, windowDays, today, now, minutes }, t);
  }, [diaries, minutes, month, now, practice, t, today]);

  const slots = useMemo(
    () => (date === '' ? [] : daySlots(diaries, { date, minutes, now })),
    [date, diaries, minutes, now],
  );

  const chosen = slots.find((slot) => slot.time === time);

  return (
    <Stack>
      {availability.status === 'failed' && (
        <RetryBanner tone="warning" onRetry={availability.retry}>
          {t.loadFailed}
        </RetryBanner>
      )}
      {offersNext && (
        <NextFree
          diaries={availability.status === 'ready' ? diaries : []}
          minutes={minutes}
          now={now}
          zone={zone}
          onChoose={(slot) => {
            setMonth(monthOf(slot.date));
            setAnnouncement('');
            props.onSlot(slot);
          }}
        />
      )}
      <ZoneSelect zone={zone} now={now} onZone={props.onZone} />
      <Columns>
        <Stack $gap="xs">
          <H3 as="h3">{t.day}</H3>
          <MonthGrid
            month={month}
            onMonthChange={setMonth}
            selected={date === '' ? null : date}
            onSelect={(day) => {
              setAnnouncement('');
              props.onDate(day);
            }}
            min={today}
            max={addDays(today, practice.windowDays)}
            today={today}
            locale={localeOf(lang)}
            labels={{ ...t, grid: t.day, loading: t.loadingDays }}
            refusalOf={(day) => reasons.get(day)}
            onRefused={(day, reason) => setAnnouncement(t.dayRefused(nameOfDay(day, lang), reason))}
            loading={availability.status === 'loading'}
            describedBy={props.dateError === undefined ? undefined : 'booking-date-error'}
            invalid={props.dateError !== undefined}
          />
          <Hint aria-live="polite" {...mark('says', 'legend')}>
            {announcement === '' ? t.legend : announcement}
          </Hint>
          {props.dateError !== undefined && (
            <FieldError id="booking-date-error">{props.dateError}</FieldError>
          )}
        </Stack>
        <Stack
          $gap="xs"
          data-field="time"
          data-invalid={date === '' && props.timeError !== undefined ? true : undefined}
        >
          <H3 as="h3">{t.time}</H3>
          {date === '' ? (
            <>
              <Hint {...mark('hours')}>{t.chooseDayFirst}</Hint>
              {props.timeError !== undefined && <FieldError>{props.timeError}</FieldError>}
            </>
          ) : (
            <>
              <p>{t.timesOf(nameOfDay(date, lang))}</p>
              <TimeSlots
                key={date}
                slots={slots}
                zone={zone}
                selected={time}
                onSelect={props.onTime}
                label={t.timesOf(nameOfDay(date, lang))}
                error={props.timeError}
              />
            </>
          )}
        </Stack>
      </Columns>
      <p aria-live="polite" {...mark('chosen')}>
        {chosen && (
          <strong>
            {t.chosen(formatDay(chosen.startsAt, lang), formatClocks(chosen.startsAt, lang, zone))}
          </strong>
        )}
      </p>
    </Stack>
  );
}
