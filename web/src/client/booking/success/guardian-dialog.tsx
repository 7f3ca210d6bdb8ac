import { askOwnGuardian } from '@tulia/domain/calls/guardian/guardian';
import type { Booking } from '@tulia/domain/booking/booking';
import { useBookingTexts } from '../texts/booking';
import { useBookingOutcomeTexts } from '../texts/booking-outcome';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { TextField } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { useBookingSentence } from '../values/form-problems';

/** Sends the email to the guardian again; the client may correct the address. */
export default function GuardianDialog({
  booking: { id: bookingId, version, guardian },
  onClose,
}: {
  booking: Booking;
  onClose: () => void;
}) {
  const { t } = useBookingOutcomeTexts();
  const { t: form, common } = useBookingTexts();
  const { action, field, submit } = useContractForm(askOwnGuardian, {
    defaultValues: { email: guardian?.email ?? '' },
    inputOf: ({ email }) => ({ bookingId, version, email: email.trim() }),
    say: useBookingSentence(),
    failed: t.guardianFailed,
    // The field shows its own problem.
    onInvalid: () => undefined,
    onDone: (_, { email }) => {
      toast({ title: t.guardianAsked, description: t.guardianAskedText(email) });
      onClose();
    },
  });
  return (
    <FormDialog
      onSubmit={submit}
      busy={action.busy}
      onClose={onClose}
      title={t.guardianTitle}
      description={t.guardianText}
      texts={{ ...common, back: common.cancel, send: t.guardianSend, sending: t.sending }}
    >
      <TextField
        label={form.guardianEmail}
        type="email"
        autoComplete="off"
        maxLength={254}
        {...field('email')}
      />
    </FormDialog>
  );
}
