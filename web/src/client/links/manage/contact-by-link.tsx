import { changeContactByLink } from '@tulia/domain/calls/bookings/manage-links';
import { NAME_MAX } from '@tulia/domain/calls/limits';
import type { ManageView } from '@tulia/domain/booking/manage-view';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { ReachUs } from '../../../shared/views/reach-us';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { TextField } from '../../../ui/fields/text-field';
import { useBookingSentence } from '../../booking/values/form-problems';
import { manageTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';

/**
 * Changes phone number and name, and shows neither, because another person may have the link. The email address stays.
 */
export default function ContactByLink({
  token,
  version,
  onChanged,
  onRefused,
  onClose,
}: {
  token: string;
  /** of the session on screen */
  version: number;
  onChanged: (view: ManageView) => void;
  onRefused: () => void;
  onClose: () => void;
}) {
  const { t, common } = useTexts(manageTexts);
  const form = useContractForm(changeContactByLink, {
    defaultValues: { name: '', phone: '' },
    inputOf: ({ name, phone }) => ({ token, version, name: name.trim(), phone: phone.trim() }),
    say: useBookingSentence(),
    failed: t.contact.failed,
    // Each field shows its own problem.
    onInvalid: () => undefined,
    onRefused,
    done: ({ view }) => {
      // The practice sends no email when nothing has changed.
      const isWritten = view.session.version > version;
      return { title: t.contact.saved, ...(isWritten && { description: t.contact.savedText }) };
    },
    onDone: ({ view }) => {
      onChanged(view);
      onClose();
    },
  });
  return (
    <FormDialog
      onSubmit={form.submit}
      busy={form.action.busy}
      onClose={onClose}
      title={t.contact.title}
      description={t.contact.text}
      texts={{ ...common, back: common.cancel, send: common.save, sending: common.saving }}
    >
      <TextField
        label={t.contact.phone}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        {...form.field('phone')}
      />
      <TextField
        label={common.fullName}
        hint={t.contact.nameStays}
        optional={common.optional}
        autoComplete="name"
        maxLength={NAME_MAX}
        {...form.field('name')}
      />
      <p>
        <span>{t.contact.email}</span> <ReachUs />
      </p>
    </FormDialog>
  );
}
