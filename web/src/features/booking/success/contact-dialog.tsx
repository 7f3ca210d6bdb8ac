import { parseInput } from '@tulia/domain/calls/call';
import { NAME_MAX } from '@tulia/domain/calls/fields';
import { updateBookingContact } from '@tulia/domain/calls/update-booking-contact';
import { Refusal } from '@tulia/domain/refusal';
import { useForm } from 'react-hook-form';
import { bookingCopy } from '../../../copy/booking/booking';
import { bookingOutcomeCopy } from '../../../copy/booking/booking-outcome';
import { refusalSentence } from '../../../copy/refusals';
import { useCopy } from '../../../copy/use-copy';
import { call } from '../../../live/call';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Stack } from '../../../ui/layout';
import { TextField } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { serverMessages } from '../form/form-problems';

export interface Contact {
  name: string;
  email: string;
  phone: string;
}

const FIELDS = { fullName: 'name', email: 'email', phone: 'phone' } as const;

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
  const { t } = useCopy(bookingOutcomeCopy);
  const { t: form, lang } = useCopy(bookingCopy);
  const { register, handleSubmit, setError, formState } = useForm<Contact>({
    defaultValues: contact,
  });
  const { errors, isSubmitting } = formState;

  const save = async (values: Contact) => {
    const wanted = {
      name: values.name.trim(),
      email: values.email.trim(),
      phone: values.phone.trim(),
    };
    try {
      await call(updateBookingContact, parseInput(updateBookingContact, { bookingId, ...wanted }));
      toast({ title: t.contactSaved });
      onSaved(wanted);
    } catch (error) {
      const refusal: Refusal =
        error instanceof Refusal ? (error as Refusal) : new Refusal('internal');
      if (!refusal.is('invalid-input')) {
        toast({
          variant: 'destructive',
          title: t.errorTitle,
          description: refusalSentence(refusal, lang),
        });
        return;
      }
      const { name, ...others } = refusal.details.fields;
      const fields = name === undefined ? others : { fullName: name, ...others };
      for (const { field, message } of serverMessages(fields, form))
        if (field === 'fullName' || field === 'email' || field === 'phone')
          setError(FIELDS[field], { message }, { shouldFocus: true });
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      closable={!isSubmitting}
      title={t.contactTitle}
      description={t.contactText}
      closeLabel={form.close}
    >
      <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
        <Stack>
          <TextField
            label={t.fullName}
            autoComplete="name"
            maxLength={NAME_MAX}
            error={errors.name?.message}
            {...register('name')}
          />
          <TextField
            label={t.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            error={errors.email?.message}
            {...register('email')}
          />
          <TextField
            label={t.phone}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            error={errors.phone?.message}
            {...register('phone')}
          />
          <Button type="submit" busy={isSubmitting} busyLabel={t.saving}>
            {t.saveContact}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
