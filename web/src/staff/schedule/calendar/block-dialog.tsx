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
import { TextField } from '../../../ui/fields/text-field';

export interface BlockRange {
  date: string;
  start: string;
  /** excluded; `24:00` and `23:59` mean midnight */
  end: string;
}

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
  const form = useBlockForm({
    draft: {
      ...EMPTY,
      firstDate: range.date,
      start: range.start,
      // A time field cannot hold 24:00.
      end: range.end === '24:00' ? '23:59' : range.end,
    },
    practitionerId: choice.practitionerId,
    say: (reason) => (reason === 'range-invalid' ? t.wrongRange : t.missingRange),
    done: () => ({ title: time.saved }),
    onDone: onClose,
  });
  const { busy, refusal } = form;
  const book = () => {
    const { firstDate, start } = form.getValues();
    onBook?.({ date: firstDate, start });
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
      {onBook !== undefined && (
        <div>
          <Button size="sm" variant="secondary" disabled={busy} onClick={book}>
            {t.bookInstead}
          </Button>
        </div>
      )}
      <PersonSelect choice={choice} disabled={busy} />
      <TextField label={time.date} type="date" min={today} {...form.field('firstDate')} />
      <Grid $min="8rem" $gap="md">
        <TimeFields form={form} />
      </Grid>
      <ServiceField form={form} />
      {refusal !== null && <SaveProblem refusal={refusal} />}
    </FormDialog>
  );
}
