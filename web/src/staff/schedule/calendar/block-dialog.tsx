import { dayPartsOf, type DayPart } from '@tulia/domain/slot/day-parts';
import { isDate } from '@tulia/domain/time/practice-time';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DayChoice } from '../../parts/day-choice';
import { PersonSelect, type PersonChoice } from '../../parts/person-select';
import { adminTimeTexts } from '../time-off/texts';
import { adminScheduleTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { SaveProblem } from '../save-problem';
import { EMPTY } from '../time-off/block-draft';
import { ServiceField, TimeFields, useBlockForm } from '../time-off/block-form';
import { Button } from '../../../ui/button';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { Grid } from '../../../ui/layout';
import { ChipGroup } from '../../../ui/fields/chip-group';

export interface BlockRange {
  date: string;
  start: string;
  /** excluded; `24:00` and `23:59` mean midnight */
  end: string;
}

const OTHER = 'other';
type Part = DayPart | typeof OTHER;

/** A part of a day by one tap, or other hours that staff type. */
export function BlockDialog({
  range,
  choice,
  today,
  onBook,
  onClose,
}: {
  range: BlockRange;
  choice: PersonChoice;
  today: string;
  /** books at the form's date and start instead; absent: may not book */
  onBook?: ((at: Pick<BlockRange, 'date' | 'start'>) => void) | undefined;
  onClose: () => void;
}) {
  const { t, common } = useTexts(adminScheduleTexts);
  const { t: time } = useTexts(adminTimeTexts);
  const [part, setPart] = useState<Part | null>(range.start === '' ? null : OTHER);
  const { people, practitionerId } = choice;
  const hours = people.find(({ id }) => id === practitionerId)?.openingHours ?? {};
  const partsOn = (date: string) => (isDate(date) ? dayPartsOf(hours, date) : []);
  const rangeOn = (date: string) => {
    if (part === OTHER) return null;
    const { start = '', end = '' } = partsOn(date).find((each) => each.part === part) ?? {};
    return { start, end, service: EMPTY.service };
  };
  const form = useBlockForm({
    draft: {
      ...EMPTY,
      firstDate: range.date,
      start: range.start,
      // A time field cannot hold 24:00.
      end: range.end === '24:00' ? '23:59' : range.end,
    },
    practitionerId,
    rangeOn,
    say: (reason) => (reason === 'range-invalid' ? t.wrongRange : t.missingRange),
    done: () => ({ title: time.saved }),
    onDone: onClose,
  });
  const date = useWatch({ control: form.control, name: 'firstDate' });
  const { busy, refusal } = form;
  const book = () => {
    const { firstDate, start } = { ...form.getValues(), ...rangeOn(date) };
    onBook?.({ date: firstDate, start });
  };
  const choosePart = (next: Part) => {
    setPart(next);
    form.clearErrors(['start', 'end']);
    form.forget();
  };

  return (
    <FormDialog
      onSubmit={form.save(false)}
      busy={busy}
      onClose={onClose}
      title={t.blockTitle}
      description={t.blockLead}
      texts={{ close: common.close, back: common.back, send: t.blockButton, sending: time.saving }}
    >
      <PersonSelect choice={choice} disabled={busy} />
      <DayChoice
        label={time.date}
        value={date}
        today={today}
        hours={hours}
        error={form.problem('firstDate')}
        onChange={(day) => {
          form.change('firstDate', day);
          form.forget();
        }}
      />
      <ChipGroup
        label={t.partTitle}
        error={part === OTHER ? undefined : form.problem('start')}
        value={part}
        onValueChange={choosePart}
        options={[
          ...partsOn(date).map((each) => ({
            value: each.part,
            label: t.parts[each.part],
            below: each.part === 'day' ? undefined : `${each.start}–${each.end}`,
          })),
          { value: OTHER, label: t.otherHours },
        ]}
      />
      {part === OTHER && (
        <>
          <Grid $min="8rem" $gap="md">
            <TimeFields form={form} />
          </Grid>
          <ServiceField form={form} />
        </>
      )}
      {onBook !== undefined && (
        <div>
          <Button size="sm" variant="secondary" disabled={busy} onClick={book}>
            {t.bookInstead}
          </Button>
        </div>
      )}
      {refusal !== null && <SaveProblem refusal={refusal} />}
    </FormDialog>
  );
}
