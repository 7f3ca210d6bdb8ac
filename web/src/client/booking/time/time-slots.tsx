import type { Slot } from '@tulia/domain/slot/free-slots';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { differsFromPractice, zonePlace } from '@tulia/domain/wording/moments';
import { bookingScheduleTexts } from '../texts/booking-schedule';
import { useTexts } from '../../../platform/language/use-texts';
import { FieldError } from '../../../ui/fields/field';
import { Badge } from '../../../ui/badge';
import { Stack } from '../../../ui/layout';
import { slotGroups } from './day-parts';
import { hourWords } from './day-words';
import { Choice, Group, PartName, Reason, Slots, Clock, OtherClock } from './time-slots-style';

/** The hourly slots of a practice date by part of day. Taken hours are marked; closed and past ones are collapsed. */
export function TimeSlots({
  slots,
  zone,
  selected,
  onSelect,
  label,
  error,
}: {
  slots: readonly Slot[];
  zone: string;
  /** `HH:MM` practice time, or empty */
  selected: string;
  onSelect: (time: string) => void;
  label: string;
  error: string | undefined;
}) {
  const { t } = useTexts(bookingScheduleTexts);
  const first = slots[0];
  const abroad = first !== undefined && differsFromPractice(first.startsAt, zone);
  const { parts, closed } = slotGroups(slots);
  const drawn = (list: readonly Slot[]) => (
    <Slots $wide={abroad}>
      {list.map((slot) => (
        <SlotChoice
          key={slot.time}
          slot={slot}
          zone={zone}
          checked={slot.time === selected}
          onSelect={onSelect}
        />
      ))}
    </Slots>
  );
  return (
    <fieldset
      role="radiogroup"
      aria-label={label}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : 'booking-time-error'}
    >
      <Stack $gap="sm">
        {parts.map(({ part, slots: inPart, free }) => {
          const name = abroad ? t.partIn(t.parts[part], zonePlace(PRACTICE_ZONE)) : t.parts[part];
          return (
            <Group key={part} open={free > 0}>
              <PartName>
                <span>{name}</span>{' '}
                <Badge $tone={free > 0 ? 'primary' : 'neutral'}>
                  {free > 0 ? t.freeCount(free) : t.noneFree}
                </Badge>
              </PartName>
              {drawn(inPart)}
            </Group>
          );
        })}
        {closed.length > 0 && (
          <Group>
            <PartName>
              <span>{t.closedHours(closed.length)}</span>
            </PartName>
            {drawn(closed)}
          </Group>
        )}
      </Stack>
      {error !== undefined && <FieldError id="booking-time-error">{error}</FieldError>}
    </fieldset>
  );
}

function SlotChoice({
  slot,
  zone,
  checked,
  onSelect,
}: {
  slot: Slot;
  zone: string;
  checked: boolean;
  onSelect: (time: string) => void;
}) {
  const { t, lang } = useTexts(bookingScheduleTexts);
  const { startsAt, refusal } = slot;
  const { above, clock, below } = hourWords(startsAt, zone, t, lang);
  return (
    <Choice>
      <input
        type="radio"
        name="booking-time"
        value={slot.time}
        checked={checked}
        disabled={refusal !== null}
        onChange={() => onSelect(slot.time)}
      />
      {above !== '' && <OtherClock>{above}</OtherClock>}
      <Clock>{clock}</Clock>
      {below !== '' && <OtherClock>{below}</OtherClock>}
      {refusal !== null && <Reason>{t.refusals[refusal]}</Reason>}
    </Choice>
  );
}
