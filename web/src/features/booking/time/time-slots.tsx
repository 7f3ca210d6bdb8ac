import type { Slot } from '@tulia/domain/slot/free-slots';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import {
  differsFromPractice,
  formatClock,
  formatShortDay,
  zonePlace,
} from '@tulia/domain/wording/moments';
import { bookingScheduleCopy } from '../../../copy/booking/booking-schedule';
import { useCopy } from '../../../copy/use-copy';
import { FieldError } from '../../../ui/fields/field';
import { Badge } from '../../../ui/badge';
import { byDayPart } from './day-parts';
import {
  Choice,
  Group,
  Groups,
  PartName,
  Reason,
  Slots,
  Clock,
  OtherClock,
} from './time-slots-style';

/**
 * The 24 hourly slots of a practice date as one radio group, by part of day. A slot that cannot be had is disabled and
 * says why; a part of day without any free slot is folded.
 */
export function TimeSlots({
  slots,
  zone,
  selected,
  onSelect,
  label,
  error,
}: {
  slots: readonly Slot[];
  /** the zone of the form */
  zone: string;
  /** `HH:MM` practice time, or empty */
  selected: string;
  onSelect: (time: string) => void;
  label: string;
  error: string | undefined;
}) {
  const { t } = useCopy(bookingScheduleCopy);
  const first = slots[0];
  const abroad = first !== undefined && differsFromPractice(first.startsAt, zone);
  return (
    <fieldset
      role="radiogroup"
      aria-label={label}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : 'booking-time-error'}
    >
      <Groups>
        {byDayPart(slots).map(({ part, slots: inPart }) => {
          const free = inPart.filter((slot) => slot.refusal === null).length;
          const name = abroad ? t.partIn(t.parts[part], zonePlace(PRACTICE_ZONE)) : t.parts[part];
          return (
            <Group key={part} open={free > 0}>
              <PartName>
                {name}{' '}
                <Badge $tone={free > 0 ? 'primary' : 'neutral'}>
                  {free > 0 ? t.freeCount(free) : t.noneFree}
                </Badge>
              </PartName>
              <Slots>
                {inPart.map((slot) => (
                  <SlotChoice
                    key={slot.time}
                    slot={slot}
                    zone={zone}
                    checked={slot.time === selected}
                    onSelect={onSelect}
                  />
                ))}
              </Slots>
            </Group>
          );
        })}
      </Groups>
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
  const { t, lang } = useCopy(bookingScheduleCopy);
  const { startsAt, refusal } = slot;
  const abroad = differsFromPractice(startsAt, zone);
  const otherDay =
    abroad && formatShortDay(startsAt, lang, zone) !== formatShortDay(startsAt, lang);
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
      <Clock>{formatClock(startsAt, lang, zone)}</Clock>
      {otherDay && <OtherClock>{formatShortDay(startsAt, lang, zone)}</OtherClock>}
      {abroad && (
        <OtherClock>
          {formatClock(startsAt, lang)} {zonePlace(PRACTICE_ZONE)}
        </OtherClock>
      )}
      {refusal !== null && <Reason>{t.refusals[refusal]}</Reason>}
    </Choice>
  );
}
