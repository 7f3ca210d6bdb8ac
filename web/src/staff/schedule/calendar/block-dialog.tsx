import { blockBody } from '@tulia/domain/calls/schedule/block-time';
import type { Service } from '@tulia/domain/practice/service';
import { GRANULE_SECONDS } from '@tulia/domain/slot/granule';
import { PersonSelect } from '../../parts/person-select';
import { adminTimeTexts } from '../time-off/texts';
import { adminScheduleTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import type { PersonChoice } from '../../parts/use-person-choice';
import { SaveProblem } from '../save-problem';
import { ALL_SERVICES, blockOf, draftFieldOf, EMPTY } from '../time-off/block-draft';
import { oneBlock, useSaveBlocks } from '../use-save-blocks';
import { useSchemaForm } from '../../../platform/hooks/use-schema-form';
import { Button } from '../../../ui/button';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { Grid } from '../../../ui/layout';
import { Select, TextField } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { ServiceOptions } from '../../parts/service-options';

export interface BlockRange {
  date: string;
  start: string;
  /** excluded; `24:00` and `23:59` mean midnight */
  end: string;
}

export function BlockDialog({
  range,
  services,
  choice,
  today,
  onBook,
  onClose,
}: {
  range: BlockRange;
  services: readonly (Service & { id: string })[];
  choice: PersonChoice;
  today: string;
  /** books at the form's date and start instead; absent: may not book */
  onBook?: ((at: Pick<BlockRange, 'date' | 'start'>) => void) | undefined;
  onClose: () => void;
}) {
  const { t, common } = useTexts(adminScheduleTexts);
  const { t: time } = useTexts(adminTimeTexts);
  const { busy, refusal, run } = useSaveBlocks({
    onDone: () => {
      toast({ title: time.saved });
      onClose();
    },
  });
  const form = useSchemaForm(blockBody, {
    defaultValues: {
      ...EMPTY,
      firstDate: range.date,
      start: range.start,
      // A time field cannot hold 24:00.
      end: range.end === '24:00' ? '23:59' : range.end,
    },
    inputOf: (draft) => blockOf(draft, choice.practitionerId ?? ''),
    fieldOf: (path) => draftFieldOf(path, EMPTY.kind),
    say: (reason) => (reason === 'range-invalid' ? t.wrongRange : t.missingRange),
  });
  const book = () => {
    const { firstDate, start } = form.getValues();
    onBook?.({ date: firstDate, start });
  };

  return (
    <FormDialog
      onSubmit={form.submit((body) => run(oneBlock(body)))}
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
        <TextField label={time.from} type="time" step={GRANULE_SECONDS} {...form.field('start')} />
        <TextField
          label={time.until}
          hint={time.timeHint}
          type="time"
          step={GRANULE_SECONDS}
          {...form.field('end')}
        />
      </Grid>
      <Select label={time.service} {...form.field('service')}>
        <option value={ALL_SERVICES}>{time.allServices}</option>
        <ServiceOptions of={services} />
      </Select>
      {refusal !== null && <SaveProblem refusal={refusal} />}
    </FormDialog>
  );
}
