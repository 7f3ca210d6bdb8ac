import {
  MAIL_PORTS,
  saveMailAccount,
  type ServicesReport,
} from '@tulia/domain/calls/practice/connect-services';
import type { Refusal } from '@tulia/domain/refusal';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { connectionsTexts } from './texts/connections';
import { useTexts } from '../../../platform/language/use-texts';
import { Banner } from '../../../ui/banner';
import { PasswordField } from '../../../ui/fields/password-field';
import { TextField } from '../../../ui/fields/text-field';
import { Grid } from '../../../ui/layout';
import { AccountFrame, OwnAccount, type FormEnds } from './own-account';
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
  const { since, account, problem } = mail;
  return (
    <>
      {problem !== null && <Banner tone="danger">{t.mail.lost}</Banner>}
      <p>
        {since === null
          ? t.mail.byDeployment
          : t.mail.sends(account.senderAddress, formatShortDay(since, lang))}
      </p>
      <OwnAccount
        canKeep={canKeep}
        mayConnect={mayConnect}
        label={since === null ? t.mail.enter : t.mail.change}
        again={again}
        form={(ends) => <AccountForm mail={mail} {...ends} />}
      />
    </>
  );
}

function AccountForm({
  mail: { since, account },
  onClose,
  onDone,
}: FormEnds & { mail: ServicesReport['mail'] }) {
  const { t, common, lang } = useTexts(connectionsTexts);
  const form = useOwnerForm(saveMailAccount, {
    defaultValues: { ...account, port: account.port || MAIL_PORTS[0], password: '' },
    inputOf: (typed) => ({ ...typed, host: typed.host.trim(), language: lang }),
    problems: t.mail.problems,
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
  return (
    <AccountFrame form={form} save={t.mail.save} saving={common.sending} onClose={onClose}>
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
    </AccountFrame>
  );
}
