import { askOwnGuardian } from '@tulia/domain/calls/guardian/guardian';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingTexts } from '../texts/booking';
import { bookingOutcomeTexts } from '../texts/booking-outcome';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Stack } from '../../../ui/layout';
import { TextField } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { bookingSentence } from '../values/form-problems';

/** Sends the guardian the email once more, also to another address. Mounted while open. */
export function GuardianDialog({
  booking: { id: bookingId, version, guardian },
  onClose,
}: {
  booking: Booking;
  onClose: () => void;
}) {
  const { t } = useTexts(bookingOutcomeTexts);
  const { t: form, common } = useTexts(bookingTexts);
  const { action, field, submit } = useContractForm(askOwnGuardian, {
    defaultValues: { email: guardian?.email ?? '' },
    inputOf: ({ email }) => ({ bookingId, version, email: email.trim() }),
    say: (reason, name) => bookingSentence(reason, name, form),
    failed: t.guardianFailed,
    // The field says it.
    onInvalid: () => undefined,
    onDone: (_, { email }) => {
      toast({ title: t.guardianAsked, description: t.guardianAskedText(email) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={!action.busy}
      title={t.guardianTitle}
      description={t.guardianText}
      closeLabel={common.close}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextField
            label={form.guardianEmail}
            type="email"
            autoComplete="off"
            maxLength={254}
            {...field('email')}
          />
          <Button type="submit" busy={action.busy} busyLabel={t.sending}>
            {t.guardianSend}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
