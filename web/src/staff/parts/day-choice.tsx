import type { OpeningHours } from '@tulia/domain/slot/opening-hours';
import { addDays, isDate, toInstant, weekdayOf } from '@tulia/domain/time/practice-time';
import { formatNearDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { useTexts } from '../../platform/language/use-texts';
import { Button } from '../../ui/button';
import { ChipGroup } from '../../ui/fields/chip-group';
import type { FieldTexts } from '../../ui/fields/field';
import { TextField } from '../../ui/fields/text-field';
import { Stack } from '../../ui/layout';
import { dayChoiceTexts } from './texts/day-choice';

const DAYS_SHOWN = 10;
/** The days around a chosen day that is further away. */
const AROUND = [-1, 0, 1, 2, 3];

function daysShown(today: string, first: string, chosen: string): string[] {
  const next = Array.from({ length: DAYS_SHOWN }, (_, later) => addDays(today, later));
  const near = isDate(first) ? AROUND.map((later) => addDays(first, later)) : [];
  const further = near.filter((day) => day >= today);
  const own = isDate(chosen) ? [chosen] : [];
  return [...new Set([...next, ...further, ...own])].sort();
}

const focused = (input: HTMLInputElement | null) => input?.focus();

/**
 * A practice day by one tap: the next ten days, those around the day chosen at first, and a date field for any other.
 * @param value `YYYY-MM-DD`, or empty
 * @param hours closed weekdays are marked, and can be chosen
 */
export function DayChoice({
  value,
  today,
  hours,
  onChange,
  ...texts
}: Omit<FieldTexts, 'optional'> & {
  value: string;
  today: string;
  hours: OpeningHours;
  onChange: (date: string) => void;
}) {
  const { t, lang } = useTexts(dayChoiceTexts);
  const [first] = useState(value);
  const [isFar, setIsFar] = useState(false);
  return (
    <Stack $gap="xxs">
      <ChipGroup
        {...texts}
        strip
        value={value}
        onValueChange={onChange}
        options={daysShown(today, first, value).map((day) => {
          const [weekday = '', ...date] = formatNearDay(toInstant(day, '12:00'), lang).split(' ');
          const isOpen = hours[weekdayOf(day)] !== undefined;
          return {
            value: day,
            label: day === today ? t.today : weekday,
            below: [date.join(' '), ...(isOpen ? [] : [`(${t.closed})`])].join(' '),
            soft: !isOpen,
          };
        })}
      />
      {isFar ? (
        <TextField
          label={t.another}
          type="date"
          ref={focused}
          min={today}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <div>
          <Button variant="quiet" onClick={() => setIsFar(true)}>
            {t.another}
          </Button>
        </div>
      )}
    </Stack>
  );
}
