import { nearestFreeSlots, type Diary, type Slot } from '@tulia/domain/slot/free-slots';
import { formatClock } from '@tulia/domain/wording/moments';
import { toWallTime, weekdayOf } from '@tulia/domain/time/practice-time';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { bookingScheduleCopy } from '../../../copy/booking/booking-schedule';
import { useCopy } from '../../../copy/use-copy';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/fields/field';
import { space } from '../../../ui/tokens';

/** So many days are offered, each with its first free time. */
const DAYS = 3;
const LOOKED_AT = 40;

/** As high before the times are known as afterwards. */
const Row = styled.div`
  display: grid;
  gap: ${space.xxs} ${space.xs};
  grid-template-columns: repeat(${DAYS}, minmax(0, 1fr));
  max-width: 26rem;
  min-height: 3.25rem;
  button {
    display: grid;
    gap: 0;
    min-height: 3.25rem;
    padding-inline: ${space.xxs};
    line-height: 1.3;
  }
`;

/** The first free time of each of the next days with any. */
export function firstOfEachDay(free: readonly Slot[]): Slot[] {
  const ordered = [...free].sort((a, b) => a.startsAt - b.startsAt);
  const firsts = ordered.filter(
    ({ date }, index) => ordered.findIndex((each) => each.date === date) === index,
  );
  return firsts.slice(0, DAYS);
}

/** Day and time by one press. @param zone of the form, in which the times are shown */
export function NextFree({
  diaries,
  minutes,
  now,
  zone,
  onChoose,
}: {
  diaries: readonly Diary[];
  minutes: number;
  now: number;
  zone: string;
  onChoose: (slot: Slot) => void;
}) {
  const { t, lang } = useCopy(bookingScheduleCopy);
  const next = useMemo(
    () => firstOfEachDay(nearestFreeSlots(diaries, { near: now, minutes, now, count: LOOKED_AT })),
    [diaries, minutes, now],
  );
  const dayOf = (at: number) => {
    const { date } = toWallTime(at, zone);
    return `${t.weekdays[weekdayOf(date) - 1] ?? ''} ${Number(date.slice(8))}`;
  };
  return (
    <div role="group" aria-label={t.nextFree}>
      <Hint>{t.nextFree}</Hint>
      <Row>
        {next.map((slot) => (
          <Button key={slot.startsAt} variant="secondary" size="sm" onClick={() => onChoose(slot)}>
            <span>{dayOf(slot.startsAt)}</span>{' '}
            <span>{formatClock(slot.startsAt, lang, zone)}</span>
          </Button>
        ))}
      </Row>
    </div>
  );
}
