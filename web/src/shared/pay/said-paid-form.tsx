import { sayPaid } from '@tulia/domain/calls/payments/payments';
import { waysTexts } from './ways-texts';
import { useTexts } from '../../platform/language/use-texts';
import { useContractForm } from '../../platform/live/use-contract-form';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/text-field';
import { Stack } from '../../ui/layout';

export interface SaidPaidProps {
  bookingId: string;
  /** title of the collapsed form; null shows the form open */
  summary: string | null;
}

export function SaidPaid({ bookingId, summary }: SaidPaidProps) {
  const form = <SaidPaidForm bookingId={bookingId} />;
  if (summary === null) return form;
  return (
    <details>
      <summary>{summary}</summary>
      {form}
    </details>
  );
}

function SaidPaidForm({ bookingId }: { bookingId: string }) {
  const { t } = useTexts(waysTexts);
  const form = useContractForm(sayPaid, {
    defaultValues: { code: '' },
    inputOf: ({ code }: { code: string }) => ({ bookingId, code }),
    say: () => t.codeInvalid,
    failed: t.saidFailed,
    onInvalid: () => undefined,
    done: () => ({ title: t.saidThanks }),
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack $gap="sm">
        <TextField label={t.code} autoComplete="off" required {...form.field('code')} />
        <div>
          <Button type="submit" variant="secondary" busy={form.action.busy}>
            {form.action.busy ? t.sending : t.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
