import type { Diary, Slot } from '@tulia/domain/slot/free-slots';
import { formatClock } from '@tulia/domain/wording/moments';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { bookingScheduleTexts } from '../texts/booking-schedule';
import { useTexts } from '../../../platform/language/use-texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/fields/field';
import { mark } from '../../../ui/marks';
import { space } from '../../../ui/tokens';
import { nearDay, NEXT_DAYS, nextFreeSlots } from './day-words';

/** Has the same height before the times are loaded. */
const Row = styled.div`
  display: grid;
  gap: ${space.xxs} ${space.xs};
  grid-template-columns: repeat(${NEXT_DAYS}, minmax(0, 1fr));
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

/** Chooses day and time by one press. @param zone of the times */
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
  const { t, lang } = useTexts(bookingScheduleTexts);
  const next = useMemo(() => nextFreeSlots(diaries, { minutes, now }), [diaries, minutes, now]);
  return (
    <div role="group" aria-label={t.nextFree} {...mark('next-free')}>
      <Hint>{t.nextFree}</Hint>
      <Row {...mark('slots')}>
        {next.map((slot) => (
          <Button key={slot.startsAt} variant="secondary" size="sm" onClick={() => onChoose(slot)}>
            <span>{nearDay(slot.startsAt, t, zone)}</span>{' '}
            <span>{formatClock(slot.startsAt, lang, zone)}</span>
          </Button>
        ))}
      </Row>
    </div>
  );
}
