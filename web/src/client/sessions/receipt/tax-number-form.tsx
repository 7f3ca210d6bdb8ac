import { saveTaxNumber } from '@tulia/domain/calls/payments/payments';
import { receiptTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/text-field';
import { Stack } from '../../../ui/layout';

/** Staff enter the number that the tax authority gave to the invoice. */
export function TaxNumberForm({
  receiptNumber,
  taxNumber,
  onSaved,
}: {
  receiptNumber: string;
  taxNumber: string;
  onSaved: (taxNumber: string) => void;
}) {
  const { t } = useTexts(receiptTexts);
  const form = useContractForm(saveTaxNumber, {
    defaultValues: { taxNumber },
    inputOf: ({ taxNumber: typed }) => ({ receiptNumber, taxNumber: typed.trim() }),
    say: () => t.taxFailed,
    failed: t.taxFailed,
    onInvalid: () => undefined,
    done: () => ({ title: t.taxSaved, description: receiptNumber }),
    onDone: (_, body) => onSaved(body.taxNumber),
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack $gap="xs">
        <TextField label={t.taxInvoice} autoComplete="off" {...form.field('taxNumber')} />
        <div>
          <Button type="submit" size="sm" variant="secondary" busy={form.action.busy}>
            {form.action.busy ? t.taxSaving : t.taxSave}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
