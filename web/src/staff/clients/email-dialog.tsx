import type { Client } from '@tulia/domain/booking/clients/client';
import { noteClientEmail } from '@tulia/domain/calls/people/client-file';
import { useState } from 'react';
import { useTexts } from '../../platform/language/use-texts';
import { useContractForm } from '../../platform/live/use-contract-form';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { TextField } from '../../ui/fields/text-field';
import { adminEditorTexts } from '../parts/texts/editor';
import { clientFileTexts } from './texts/client-file';

/** Notes an address of a client without an account, or drops it. */
export function EmailDialog({
  client,
  onClose,
  onSaved,
}: {
  client: Client;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { t, common } = useTexts(clientFileTexts);
  const { t: editor } = useTexts(adminEditorTexts);
  const problems: Partial<Record<string, string>> = editor.problems;
  const [version, setVersion] = useState(client.contactVersion);
  const form = useContractForm(noteClientEmail, {
    defaultValues: { email: client.newEmail?.address ?? client.email },
    inputOf: ({ email }) => ({ clientId: client.id, version, email: email.trim() }),
    say: (reason) => problems[reason] ?? editor.problems['email-invalid'],
    failed: t.emailFailed,
    onInvalid: () => undefined,
    // The toast names who changed it; pressing again counts as having read it.
    onRefused: (refusal) => {
      if (refusal.is('client-changed')) setVersion(refusal.details.version);
      return false;
    },
    done: ({ isAsked }) => ({ title: isAsked ? t.emailSent : t.emailSaved }),
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <FormDialog
      onSubmit={form.submit}
      busy={form.action.busy}
      onClose={onClose}
      title={t.emailTitle}
      description={t.emailLead}
      texts={{ ...common, back: common.cancel, send: common.save, sending: common.saving }}
    >
      <TextField
        label={common.email}
        hint={client.email === '' ? undefined : t.emailHint}
        type="email"
        autoComplete="off"
        maxLength={254}
        {...form.field('email')}
      />
    </FormDialog>
  );
}
