import type { ServicesReport } from '@tulia/domain/calls/practice/connect-services';
import {
  disconnectTexts,
  saveTextAccount,
  sendTestText,
  type TextsReport,
} from '@tulia/domain/calls/practice/text-account';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { connectionsTexts } from './texts/connections';
import { textAccountTexts } from './texts/text-account';
import { useTexts } from '../../../platform/language/use-texts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { PasswordField } from '../../../ui/fields/password-field';
import { TextField } from '../../../ui/fields/text-field';
import { Cluster, Grid, Stack } from '../../../ui/layout';
import { AccountFrame, EndConnection, OwnAccount, type FormEnds } from './own-account';
import { useOwnerForm } from './use-owner-action';

/** The provider is asked once, and may be slow. */
const PATIENCE_MS = 30_000;

const selectAll = ({ target }: { target: HTMLInputElement }) => target.select();
const shillings = (cents: number) => (cents / 100).toFixed(2);

interface Props {
  report: ServicesReport;
  mayConnect: boolean;
  again: () => void;
}

/** Whether texts leave and what they cost, the form for the account, a test, and the addresses of reports. */
export function TextAccount({ report: { canKeep, texts }, mayConnect, again }: Props) {
  const { t: all, lang } = useTexts(connectionsTexts);
  const { t } = useTexts(textAccountTexts);
  const { isConnected, since, problem, account, month, balance, addresses } = texts;
  const known = Object.entries(t.problems).find(([code]) => code === problem)?.[1];
  return (
    <>
      {known !== undefined && <Banner tone="danger">{known}</Banner>}
      <p>{since === null ? t.off : all.since(formatShortDay(since, lang))}</p>
      {isConnected && (
        <>
          <p>{t.month(month.count, shillings(month.cents), String(account.ceiling))}</p>
          <p>{balance === null ? t.balanceUnknown : t.balance(balance)}</p>
        </>
      )}
      <OwnAccount
        canKeep={canKeep}
        mayConnect={mayConnect}
        label={isConnected ? t.change : t.enter}
        again={again}
        form={(ends) => <AccountForm texts={texts} {...ends} />}
      />
      {addresses !== null && (
        <>
          <Stack $gap="xs">
            <strong>{t.addresses}</strong>
            <p>{t.addressesText}</p>
            <TextField readOnly label={t.report} value={addresses.report} onFocus={selectAll} />
            <TextField readOnly label={t.stop} value={addresses.stop} onFocus={selectAll} />
          </Stack>
          <TestText />
          <Cluster>
            <EndConnection
              contract={disconnectTexts}
              texts={t}
              done={() => ({ title: t.ended })}
              again={again}
            />
          </Cluster>
        </>
      )}
    </>
  );
}

function AccountForm({
  texts: { since, account },
  onClose,
  onDone,
}: FormEnds & { texts: TextsReport }) {
  const { t, common } = useTexts(textAccountTexts);
  const form = useOwnerForm(saveTextAccount, {
    defaultValues: { ...account, apiKey: '', ceiling: String(account.ceiling) },
    inputOf: ({ ceiling, ...typed }) => ({
      ...typed,
      username: typed.username.trim(),
      senderId: typed.senderId.trim(),
      ceiling: ceiling.trim() === '' ? Number.NaN : Number(ceiling),
    }),
    problems: t.problems,
    failed: t.failed,
    patienceMs: PATIENCE_MS,
    blame: (refusal) =>
      refusal.is('connection-failed') && refusal.details.reason === 'texts-refused'
        ? { username: 'texts-refused', apiKey: 'texts-refused' }
        : null,
    done: ({ balance }) => ({
      title: t.saved,
      description: [...(balance === null ? [] : [t.balance(balance)]), t.next].join(' '),
    }),
    onDone,
  });
  return (
    <AccountFrame form={form} save={t.save} saving={t.saving} onClose={onClose}>
      <p>{t.where}</p>
      <Grid $gap="md">
        <TextField label={t.username} autoComplete="off" {...form.field('username')} />
        <PasswordField
          label={t.apiKey}
          hint={since === null ? undefined : t.kept}
          showLabel={common.showPassword}
          hideLabel={common.hidePassword}
          autoComplete="off"
          {...form.field('apiKey')}
        />
        <TextField
          label={t.senderId}
          hint={t.senderIdHint}
          autoComplete="off"
          {...form.field('senderId')}
        />
        <TextField
          label={t.ceiling}
          hint={t.ceilingHint}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('ceiling')}
        />
        <TextField label={t.quietFrom} type="time" {...form.field('quietFrom')} />
        <TextField
          label={t.quietUntil}
          hint={t.quietHint}
          type="time"
          {...form.field('quietUntil')}
        />
      </Grid>
    </AccountFrame>
  );
}

function TestText() {
  const { t, common, lang } = useTexts(textAccountTexts);
  const form = useOwnerForm(sendTestText, {
    defaultValues: { number: '' },
    inputOf: ({ number }) => ({ number, language: lang }),
    problems: t.problems,
    failed: t.testFailed,
    patienceMs: PATIENCE_MS,
    done: () => ({ title: t.testSent }),
  });
  return (
    <>
      <form noValidate onSubmit={form.submit}>
        <Stack $gap="xs">
          <strong>{t.test}</strong>
          <TextField
            label={t.testNumber}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            {...form.field('number')}
          />
          <Cluster>
            <Button
              type="submit"
              variant="secondary"
              busy={form.action.busy}
              busyLabel={common.sending}
            >
              {t.testSend}
            </Button>
          </Cluster>
        </Stack>
      </form>
      {form.dialog}
    </>
  );
}
