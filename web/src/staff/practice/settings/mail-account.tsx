import {
  MAIL_PORTS,
  saveMailAccount,
  type ServicesReport,
} from '@tulia/domain/calls/practice/connect-services';
import type { Refusal } from '@tulia/domain/refusal';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { adminEditorTexts, problemSentence } from '../../parts/texts/editor';
import { connectionsTexts } from './texts/connections';
import { useTexts } from '../../../platform/language/use-texts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { LeaveGuard } from '../../../ui/dialogs/leave-guard';
import { PasswordField } from '../../../ui/fields/password-field';
import { TextField } from '../../../ui/fields/text-field';
import { Cluster, Grid, Stack } from '../../../ui/layout';
import { useOwnerForm } from './use-owner-action';

/** The field that a failure of the test email is about. */
const FIELDS: Readonly<Record<string, string>> = {
  'host-unknown': 'host',
  'host-private': 'host',
  'certificate-wrong': 'host',
  'mail-silent': 'port',
  'login-refused': 'password',
  'sender-refused': 'senderAddress',
};

/** Long enough for a server that answers late, on each step. */
const PATIENCE_MS = 45_000;

interface Props {
  report: ServicesReport;
  mayConnect: boolean;
  again: () => void;
}

/** With which account emails leave, and the form for another one. */
export function MailAccount({ report: { canKeep, mail }, mayConnect, again }: Props) {
  const { t, lang } = useTexts(connectionsTexts);
  const [isOpen, setOpen] = useState(false);
  const { since, account, problem } = mail;
  return (
    <>
      {problem !== null && <Banner tone="danger">{t.mail.lost}</Banner>}
      <p>
        {since === null
          ? t.mail.byDeployment
          : t.mail.sends(account.senderAddress, formatShortDay(since, lang))}
      </p>
      {!canKeep && <p>{t.noKey}</p>}
      {canKeep && !mayConnect && <p>{t.onlyOwner}</p>}
      {canKeep && mayConnect && !isOpen && (
        <Cluster>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {since === null ? t.mail.enter : t.mail.change}
          </Button>
        </Cluster>
      )}
      {canKeep && mayConnect && isOpen && (
        <AccountForm
          mail={mail}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            again();
          }}
        />
      )}
    </>
  );
}

function AccountForm({
  mail: { since, account },
  onClose,
  onDone,
}: {
  mail: ServicesReport['mail'];
  onClose: () => void;
  onDone: () => void;
}) {
  const { t, common, lang } = useTexts(connectionsTexts);
  const { t: editor } = useTexts(adminEditorTexts);
  const problems: Readonly<Record<string, string>> = { ...t.failures, ...t.mail.problems };
  const { dialog, ...form } = useOwnerForm(saveMailAccount, {
    defaultValues: { ...account, port: account.port || MAIL_PORTS[0], password: '' },
    inputOf: (typed) => ({ ...typed, host: typed.host.trim(), language: lang }),
    say: (reason) => problems[reason] ?? problemSentence(reason, lang),
    failed: t.mail.failed,
    patienceMs: PATIENCE_MS,
    blame: (refusal: Refusal) => {
      const reason = refusal.is('connection-failed') ? refusal.details.reason : '';
      const field = FIELDS[reason];
      return field === undefined ? null : { [field]: reason };
    },
    done: ({ sentTo }) => ({ title: t.mail.saved, description: t.mail.savedText(sentTo) }),
    onDone,
  });
  const { busy } = form.action;
  return (
    <>
      <form noValidate onSubmit={form.submit}>
        <Stack>
          <Grid $gap="md">
            <TextField
              label={t.mail.host}
              hint={t.mail.hostHint}
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              {...form.field('host')}
            />
            <TextField
              label={t.mail.port}
              hint={t.mail.problems['port-invalid']}
              inputMode="numeric"
              autoComplete="off"
              {...form.field('port')}
            />
            <TextField
              label={t.mail.user}
              hint={t.mail.userHint}
              autoCapitalize="none"
              autoComplete="off"
              {...form.field('user')}
            />
            <PasswordField
              label={t.mail.password}
              hint={since === null ? t.mail.passwordHint : t.mail.passwordKept}
              showLabel={common.showPassword}
              hideLabel={common.hidePassword}
              autoComplete="off"
              {...form.field('password')}
            />
            <TextField label={t.mail.senderName} autoComplete="off" {...form.field('senderName')} />
            <TextField
              label={t.mail.senderAddress}
              type="email"
              inputMode="email"
              autoComplete="off"
              {...form.field('senderAddress')}
            />
          </Grid>
          <Cluster>
            <Button type="submit" busy={busy} busyLabel={common.sending}>
              {t.mail.save}
            </Button>
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {common.cancel}
            </Button>
          </Cluster>
        </Stack>
      </form>
      <LeaveGuard active={form.formState.isDirty} texts={editor.guard} />
      {dialog}
    </>
  );
}
