import { askOwnGuardian } from '@tulia/domain/calls/guardian/guardian';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingTexts } from '../texts/booking';
import { bookingOutcomeTexts } from '../texts/booking-outcome';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { TextField } from '../../../ui/fields/text-field';
import { useBookingSentence } from '../values/form-problems';

/** Sends the email to the guardian again; the client may correct the address. */
export default function GuardianDialog({
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
    say: useBookingSentence(),
    failed: t.guardianFailed,
    // The field shows its own problem.
    onInvalid: () => undefined,
    done: (_, { email }) => ({ title: t.guardianAsked, description: t.guardianAskedText(email) }),
    onDone: onClose,
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
