import { GRANULE_SECONDS } from '@tulia/domain/slot/granule';
import { adminAvailabilityTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useSchemaForm } from '../../../platform/hooks/use-schema-form';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/fields/field';
import { Grid, Stack } from '../../../ui/layout';
import { TextField } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { RANGE, type TimeRange } from './blocked-edits';

const EMPTY: TimeRange = { start: '', end: '' };

/** Specification section 5, "Admin time management". */
export function RangeForm({ onAdd }: { onAdd: (range: TimeRange) => void }) {
  const { t } = useTexts(adminAvailabilityTexts);
  const form = useSchemaForm(RANGE, {
    defaultValues: EMPTY,
    say: (reason) => (reason === 'missing' ? t.missingText : t.invalidText),
  });
  const add = (range: TimeRange) => {
    onAdd(range);
    form.reset(EMPTY);
    form.setFocus('start');
  };
  const refuse = (reasons: Readonly<Record<string, string>>) => {
    const isMissing = Object.values(reasons).includes('missing');
    toast({
      variant: 'destructive',
      title: isMissing ? t.missingTitle : t.invalidTitle,
      description: isMissing ? t.missingText : t.invalidText,
    });
  };

  return (
    <Stack $gap="xs">
      <Grid
        as="form"
        $min="9rem"
        $gap="sm"
        $align="end"
        noValidate
        onSubmit={form.submit(add, refuse)}
      >
        <TextField label={t.start} type="time" step={GRANULE_SECONDS} {...form.field('start')} />
        <TextField label={t.end} type="time" step={GRANULE_SECONDS} {...form.field('end')} />
        <Button type="submit" variant="secondary">
          {t.add}
        </Button>
      </Grid>
      <Hint>{t.timeHint}</Hint>
    </Stack>
  );
}
