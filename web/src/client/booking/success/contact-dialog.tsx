import { NAME_MAX } from '@tulia/domain/calls/limits';
import { updateBookingContact } from '@tulia/domain/calls/bookings/update-booking-contact';
import { bookingOutcomeTexts } from '../texts/booking-outcome';
import { formOutcomeTexts } from '../texts/form-outcome';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { TextField } from '../../../ui/fields/text-field';
import { useBookingSentence } from '../values/form-problems';

export interface Contact {
  name: string;
  email: string;
  phone: string;
}

/** Changes the contact details of the booking (specification section 2, success view). */
export default function ContactDialog({
  bookingId,
  contact,
  onClose,
  onSaved,
}: {
  bookingId: string;
  contact: Contact;
  onClose: () => void;
  onSaved: (contact: Contact) => void;
}) {
  const { t, common } = useTexts(bookingOutcomeTexts);
  const { t: outcome } = useTexts(formOutcomeTexts);
  const form = useContractForm(updateBookingContact, {
    defaultValues: contact,
    inputOf: ({ name, email, phone }) => ({
      bookingId,
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim(),
    }),
    say: useBookingSentence(),
    failed: outcome.errorTitle,
    // Each field shows its own problem.
    onInvalid: () => undefined,
    done: () => ({ title: t.contactSaved }),
    onDone: (_, { name, email, phone }) => onSaved({ name, email, phone }),
  });
  return (
    <FormDialog
      onSubmit={form.submit}
      busy={form.action.busy}
      onClose={onClose}
      title={t.contactTitle}
      description={t.contactText}
      texts={{ ...common, back: common.cancel, send: common.save, sending: common.saving }}
    >
      <TextField
        label={common.fullName}
        autoComplete="name"
        maxLength={NAME_MAX}
        {...form.field('name')}
      />
      <TextField
        label={common.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...form.field('email')}
      />
      <TextField
        label={common.phone}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        {...form.field('phone')}
      />
    </FormDialog>
  );
}
