import { NAME_MAX } from '@tulia/domain/calls/limits';
import { updateBookingContact } from '@tulia/domain/calls/bookings/update-booking-contact';
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

export interface Contact {
  name: string;
  email: string;
  phone: string;
}

/** Changes the contact details of the booking (specification section 2, success view). Mounted while open. */
export function ContactDialog({
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
  const { t: booking } = useTexts(bookingTexts);
  const form = useContractForm(updateBookingContact, {
    defaultValues: contact,
    inputOf: ({ name, email, phone }) => ({
      bookingId,
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim(),
    }),
    say: (reason, field) => bookingSentence(reason, field, booking),
    failed: t.errorTitle,
    // Each field says it; here they are all on screen.
    onInvalid: () => undefined,
    onDone: (_, { name, email, phone }) => {
      toast({ title: t.contactSaved });
      onSaved({ name, email, phone });
    },
  });
  const { busy } = form.action;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={!busy}
      title={t.contactTitle}
      description={t.contactText}
      closeLabel={common.close}
    >
      <form noValidate onSubmit={form.submit}>
        <Stack>
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
          <Button type="submit" busy={busy} busyLabel={common.saving}>
            {common.save}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
