import type { Client } from '@tulia/domain/booking/clients/client';
import { NAME_MAX } from '@tulia/domain/calls/limits';
import { eraseClient } from '@tulia/domain/calls/people/client-file';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { useTexts } from '../../platform/language/use-texts';
import { useContractForm } from '../../platform/live/use-contract-form';
import { ReauthenticateDialog } from '../../shared/views/reauthenticate-dialog';
import { usePractice } from '../../shared/practice/practice';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { TextField } from '../../ui/fields/text-field';
import { clientEndTexts } from './texts/client-end';

const PATIENCE_MS = 120_000;

/** Erases a client without an account, once the admin has typed the name. */
export function EraseDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const { t, common, lang } = useTexts(clientEndTexts);
  const { retentionYears, retentionMinorAge } = usePractice();
  const [asking, setAsking] = useState(false);
  const form = useContractForm(eraseClient, {
    defaultValues: { name: '' },
    inputOf: ({ name }) => ({ clientId: client.id, name: name.trim() }),
    say: () => t.nameDiffers,
    failed: t.eraseFailed,
    patienceMs: PATIENCE_MS,
    onInvalid: () => undefined,
    onRefused: (refusal) => {
      const isOld = refusal.is('recent-login-required');
      setAsking(isOld);
      return isOld;
    },
    done: ({ retainUntil }) => ({
      title: t.erased,
      description:
        retainUntil === null ? t.nothingKept : t.keptUntil(formatShortDay(retainUntil, lang)),
    }),
    onDone: onClose,
  });
  if (asking)
    return (
      <ReauthenticateDialog
        why={t.again}
        onClose={() => setAsking(false)}
        onDone={() => {
          setAsking(false);
          form.submit();
        }}
      />
    );
  return (
    <FormDialog
      onSubmit={form.submit}
      busy={form.action.busy}
      onClose={onClose}
      danger
      title={t.eraseTitle}
      description={t.eraseLead}
      texts={{ ...common, back: common.cancel, send: t.eraseNow, sending: t.erasing }}
    >
      <p>{t.goes}</p>
      <p>{t.stays(retentionYears, retentionMinorAge)}</p>
      <p>{t.first}</p>
      <TextField
        label={t.typeName(client.name)}
        autoComplete="off"
        maxLength={NAME_MAX}
        {...form.field('name')}
      />
    </FormDialog>
  );
}
