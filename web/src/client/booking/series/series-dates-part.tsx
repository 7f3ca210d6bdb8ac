import { checkDates } from '@tulia/domain/booking/series-dates';
import { SERIES_MAX, weeklyStarts, type SeriesStart } from '@tulia/domain/booking/series';
import type { FreeTime } from '@tulia/domain/refusal';
import type { SlotRefusal } from '@tulia/domain/slot/free-slots';
import { PRACTICE_ZONE, toInstant } from '@tulia/domain/time/practice-time';
import { differsFromPractice, formatMoment, zonePlace } from '@tulia/domain/wording/moments';
import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../../platform/language/use-texts';
import { useOnline } from '../../../platform/offline/use-connection';
import { usePractice } from '../../../shared/practice/practice';
import { TimeButtons } from '../../../shared/bookings/free-times';
import { RetryBanner } from '../../../shared/views/retry-banner';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/fields/field';
import { Options } from '../../../ui/fields/options';
import { Select } from '../../../ui/fields/text-field';
import { Cluster, Stack } from '../../../ui/layout';
import type { Availability } from '../time/use-availability';
import { bookingScheduleTexts } from '../texts/booking-schedule';
import { seriesDatesTexts } from './dates-texts';

interface Clash extends SeriesStart {
  reason: string;
  freeTimes?: readonly FreeTime[];
}

export interface SeriesDatesProps {
  /** the first included */
  starts: readonly SeriesStart[];
  availability: Availability;
  minutes: number;
  now: number;
  zone: string;
  /** the dates that the server refused when the request was sent, which counts before what this device has read */
  refused: readonly Clash[];
  /** one date alone ends the series */
  onStarts: (starts: SeriesStart[]) => void;
  /** how many dates cannot be had */
  onClashes: (count: number) => void;
}

const keyOf = ({ date, time }: SeriesStart) => `${date} ${time}`;

/** Every date of the series with what can be had, before anything is made. The client replaces or leaves out dates. */
export default function SeriesDates(props: SeriesDatesProps) {
  const { starts, availability, minutes, now, zone, refused, onStarts, onClashes } = props;
  const { t, lang } = useTexts(seriesDatesTexts);
  const { diaries, retry } = availability;
  // What was read before the connection went says nothing of now.
  const status = useOnline() ? availability.status : 'failed';
  const clashes = useMemo(() => {
    const here: Clash[] = checkDates(starts, diaries, { minutes, now }).clashes;
    const all = new Map([...here, ...refused].map((clash) => [keyOf(clash), clash]));
    return starts.map((start) => all.get(keyOf(start)) ?? null);
  }, [starts, diaries, minutes, now, refused]);
  const said = useRef<HTMLParagraphElement>(null);
  const count = clashes.filter((each) => each !== null).length;
  useEffect(() => {
    onClashes(count);
    return () => onClashes(0);
  }, [count, onClashes]);
  const change = (next: readonly SeriesStart[]) => {
    onStarts([...next].sort((one, other) => keyOf(one).localeCompare(keyOf(other))));
    // The pressed button goes; the reader stays at what is said of all dates.
    said.current?.focus();
  };
  const [first] = starts;
  const isAbroad = starts.some(({ date, time }) =>
    differsFromPractice(toInstant(date, time), zone),
  );
  return (
    <Stack $gap="sm" as="section" aria-label={t.dates}>
      <Select
        label={t.weeks}
        value={starts.length}
        onChange={({ target }) => {
          if (first !== undefined) onStarts(weeklyStarts(first, Number(target.value)));
        }}
      >
        <Options
          of={Array.from({ length: SERIES_MAX - 1 }, (_, index) => [index + 2, t.week(index + 2)])}
        />
      </Select>
      {isAbroad && <Hint>{t.sameClock(zonePlace(PRACTICE_ZONE))}</Hint>}
      <p role="status" tabIndex={-1} ref={said}>
        {status === 'loading'
          ? t.checking
          : count > 0
            ? t.someTaken(count, starts.length)
            : status === 'ready' && t.allFree(starts.length)}
      </p>
      {status === 'failed' && (
        <RetryBanner tone="warning" onRetry={retry}>
          {t.unchecked}
        </RetryBanner>
      )}
      <Stack as="ol" $gap="sm">
        {starts.map((start, index) => (
          <OneDate
            key={keyOf(start)}
            moment={formatMoment(toInstant(start.date, start.time), lang, zone)}
            zone={zone}
            clash={clashes[index] ?? null}
            isChecked={status === 'ready'}
            onReplace={({ date, time }) => change(starts.with(index, { date, time }))}
            onLeaveOut={() => change(starts.filter((_, each) => each !== index))}
          />
        ))}
      </Stack>
    </Stack>
  );
}

function OneDate({
  moment,
  zone,
  clash,
  isChecked,
  onReplace,
  onLeaveOut,
}: {
  moment: string;
  zone: string;
  clash: Clash | null;
  isChecked: boolean;
  onReplace: (time: FreeTime) => void;
  onLeaveOut: () => void;
}) {
  const { t, lang } = useTexts(seriesDatesTexts);
  const { t: schedule } = useTexts(bookingScheduleTexts);
  const { windowDays } = usePractice();
  const free = clash?.freeTimes ?? [];
  return (
    <Stack as="li" $gap="xs">
      <Cluster $gap="xs">
        <strong>{moment}</strong>
        {clash !== null && (
          <Badge $tone="danger">{schedule.refusals[clash.reason as SlotRefusal]}</Badge>
        )}
        {clash === null && isChecked && <Badge $tone="success">{t.free}</Badge>}
        <Button size="sm" variant="quiet" aria-label={t.leaveOutOf(moment)} onClick={onLeaveOut}>
          {t.leaveOut}
        </Button>
      </Cluster>
      {clash !== null && (
        <Hint>
          {clash.reason === 'window'
            ? t.beyond(windowDays)
            : free.length > 0
              ? t.instead(moment)
              : t.noneInstead}
        </Hint>
      )}
      <TimeButtons times={free} moment={(at) => formatMoment(at, lang, zone)} onTake={onReplace} />
    </Stack>
  );
}
