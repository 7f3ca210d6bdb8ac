/** Blocks a part of one day; its times come from the grid or are typed. */
import { blockBody } from '@tulia/domain/calls/schedule/block-time';
import type { Service } from '@tulia/domain/records/service';
import { GRANULE_SECONDS } from '@tulia/domain/slot/granule';
import { isDate, weekdayOf } from '@tulia/domain/time/practice-time';
import { serviceName } from '@tulia/domain/wording/labels';
import { PersonSelect } from '../../parts/person-select';
import { adminScheduleCopy } from './texts';
import { useCopy } from '../../../platform/language/use-copy';
import type { PersonChoice } from '../../parts/use-person-choice';
import { SaveProblem } from '../save-problem';
import { useSaveBlock } from '../use-save-block';
import { useSchemaForm } from '../../../platform/hooks/use-schema-form';
import { Button } from '../../../ui/button';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { Grid } from '../../../ui/layout';
import { Select, TextField } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';

export interface BlockRange {
  date: string;
  /** `HH:MM`, empty while not chosen */
  start: string;
  /** `HH:MM` excluded; `24:00` and `23:59` mean midnight */
  end: string;
}

const ALL = '*';

/** The form's field for each part of a block. */
const FIELDS: Partial<Record<string, string>> = {
  firstDate: 'date',
  lastDate: 'date',
  weekdays: 'date',
  serviceId: 'service',
};

/** A time field's 23:59 is midnight. */
export const endStep = (end: string) => (end === '23:59' ? '24:00' : end);

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
  /** the choice of the practitioner */
  choice: PersonChoice;
  today: string;
  /** goes on to a booking at the date and start in the form; absent for staff who may not book */
  onBook?: ((at: Pick<BlockRange, 'date' | 'start'>) => void) | undefined;
  onClose: () => void;
}) {
  const { t, lang } = useCopy(adminScheduleCopy);
  const { busy, refusal, run } = useSaveBlock({
    onDone: () => {
      toast({ title: t.blockDone });
      onClose();
    },
  });
  const form = useSchemaForm(blockBody, {
    // A time field knows no 24:00.
    defaultValues: { ...range, end: range.end === '24:00' ? '23:59' : range.end, service: ALL },
    inputOf: ({ date, start, end, service }) => ({
      practitionerId: choice.practitionerId ?? '',
      serviceId: service === ALL ? null : service,
      firstDate: date,
      lastDate: date,
      weekdays: isDate(date) ? [weekdayOf(date)] : [],
      start,
      end: endStep(end),
      keepSessions: false,
    }),
    fieldOf: (path) => FIELDS[path] ?? path,
    say: (reason) => (reason === 'range-invalid' ? t.wrongRange : t.missingRange),
  });

  return (
    <FormDialog
      onSubmit={form.submit(run)}
      busy={busy}
      onClose={onClose}
      title={t.blockTitle}
      description={t.blockLead}
      texts={{ close: t.close, back: t.back, send: t.blockButton, sending: t.blockBusy }}
    >
      {onBook !== undefined && (
        <div>
          <Button
            size="sm"
            variant="secondary"
            disabled={busy}
            onClick={() => onBook(form.getValues())}
          >
            {t.bookInstead}
          </Button>
        </div>
      )}
      <PersonSelect choice={choice} disabled={busy} />
      <TextField label={t.date} type="date" min={today} {...form.field('date')} />
      <Grid $min="8rem" $gap="md">
        <TextField label={t.from} type="time" step={GRANULE_SECONDS} {...form.field('start')} />
        <TextField
          label={t.until}
          hint={t.untilHint}
          type="time"
          step={GRANULE_SECONDS}
          {...form.field('end')}
        />
      </Grid>
      <Select label={t.service} {...form.field('service')}>
        <option value={ALL}>{t.allServices}</option>
        {services.map((each) => (
          <option key={each.id} value={each.id}>
            {serviceName(each, lang)}
          </option>
        ))}
      </Select>
      {refusal !== null && <SaveProblem refusal={refusal} />}
    </FormDialog>
  );
}
