import { nearestFreeSlots, type Diary, type Slot } from '@tulia/domain/slot/free-slots';
import { formatClock, localeOf } from '@tulia/domain/wording/moments';
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
  grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr));
  align-content: start;
  max-width: 26rem;
  min-height: 2.75rem;
  button {
    min-height: 2.75rem;
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
  const day = new Intl.DateTimeFormat(localeOf(lang), {
    weekday: 'short',
    day: 'numeric',
    timeZone: zone,
  });
  return (
    <div role="group" aria-label={t.nextFree}>
      <Hint>{t.nextFree}</Hint>
      <Row>
        {next.map((slot) => (
          <Button key={slot.startsAt} variant="secondary" size="sm" onClick={() => onChoose(slot)}>
            {day.format(slot.startsAt)}, {formatClock(slot.startsAt, lang, zone)}
          </Button>
        ))}
      </Row>
    </div>
  );
}
