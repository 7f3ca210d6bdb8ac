import { changeContactByLink } from '@tulia/domain/calls/bookings/manage-links';
import { NAME_MAX } from '@tulia/domain/calls/limits';
import type { ManageView } from '@tulia/domain/booking/manage-view';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { ReachUs } from '../../../shared/views/reach-us';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { TextField } from '../../../ui/fields/text-field';
import { Stack } from '../../../ui/layout';
import { toast } from '../../../ui/toast-store';
import { bookingTexts } from '../../booking/texts/booking';
import { bookingSentence } from '../../booking/values/form-problems';
import { manageTexts } from './texts';

/**
 * Changes phone number and name by the link. Neither is shown, since the link may be in other hands; nor can the
 * address be changed, to which all emails go.
 */
export function ContactByLink({
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
  const { t } = useTexts(manageTexts);
  const { t: booking, common } = useTexts(bookingTexts);
  const form = useContractForm(changeContactByLink, {
    defaultValues: { name: '', phone: '' },
    inputOf: ({ name, phone }) => ({ token, version, name: name.trim(), phone: phone.trim() }),
    say: (reason, field) => bookingSentence(reason, field, booking),
    failed: t.contact.failed,
    // Each field says it; here both are on screen.
    onInvalid: () => undefined,
    onRefused,
    onDone: ({ view }) => {
      // What was so already is written to nobody.
      const isWritten = view.session.version > version;
      toast({ title: t.contact.saved, ...(isWritten && { description: t.contact.savedText }) });
      onChanged(view);
      onClose();
    },
  });
  const { busy } = form.action;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={!busy}
      title={t.contact.title}
      description={t.contact.text}
      closeLabel={common.close}
    >
      <form noValidate onSubmit={form.submit}>
        <Stack>
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
          <Button type="submit" busy={busy} busyLabel={common.saving}>
            {common.save}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
