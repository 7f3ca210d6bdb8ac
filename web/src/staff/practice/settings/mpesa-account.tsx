import { saveMpesa, type ServicesReport } from '@tulia/domain/calls/practice/connect-services';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { connectionsTexts } from './texts/connections';
import { adminPaymentsTexts } from './texts/payments';
import { useTexts } from '../../../platform/language/use-texts';
import { Banner } from '../../../ui/banner';
import { PasswordField } from '../../../ui/fields/password-field';
import { TextField } from '../../../ui/fields/text-field';
import { Grid } from '../../../ui/layout';
import { PaymentCheck } from './payment-check';
import { AccountFrame, OwnAccount, type FormEnds } from './own-account';
import { useOwnerForm } from './use-owner-action';

/** Daraja is asked for a token, and twice to register an address. */
const PATIENCE_MS = 45_000;
const KEYS = ['key', 'secret', 'passkey'] as const;

/** Whether clients can get STK pushes, the check of it, and the form for the practice's account with Daraja. */
export function MpesaAccount({
  report: { canKeep, mpesa },
  mayConnect,
  again,
}: {
  report: ServicesReport;
  mayConnect: boolean;
  again: () => void;
}) {
  const { t, lang } = useTexts(connectionsTexts);
  const [saved, setSaved] = useState(0);
  const { isConnected, since, problem } = mpesa;
  const connected = since === null ? t.byDeployment : t.since(formatShortDay(since, lang));
  return (
    <>
      {problem !== null && <Banner tone="danger">{t.mpesa.lost}</Banner>}
      <p>{isConnected ? connected : t.mpesa.off}</p>
      <OwnAccount
        canKeep={canKeep}
        mayConnect={mayConnect}
        label={isConnected ? t.mpesa.change : t.mpesa.enter}
        again={() => {
          setSaved(saved + 1);
          again();
        }}
        form={(ends) => <AccountForm mpesa={mpesa} {...ends} />}
      />
      <PaymentCheck key={saved} atOnce={saved > 0} />
    </>
  );
}

function AccountForm({
  mpesa: { since, account },
  onClose,
  onDone,
}: FormEnds & { mpesa: ServicesReport['mpesa'] }) {
  const { t, common } = useTexts(connectionsTexts);
  const { t: payments } = useTexts(adminPaymentsTexts);
  const form = useOwnerForm(saveMpesa, {
    defaultValues: { ...account, key: '', secret: '', passkey: '' },
    inputOf: (typed) => ({ ...typed, shortCode: typed.shortCode.trim(), till: typed.till.trim() }),
    problems: t.mpesa.problems,
    failed: t.mpesa.failed,
    patienceMs: PATIENCE_MS,
    blame: (refusal) =>
      refusal.is('connection-failed') && refusal.details.reason === 'keys-refused'
        ? { key: 'keys-refused', secret: 'keys-refused' }
        : null,
    done: ({ problems: unagreed }) => ({
      title: t.mpesa.saved,
      description: [
        ...unagreed.map((problem) => payments.states[problem] ?? problem),
        t.mpesa.next,
      ].join(' '),
    }),
    onDone,
  });
  return (
    <AccountFrame form={form} save={t.mpesa.save} saving={payments.checking} onClose={onClose}>
      <p>{t.mpesa.where}</p>
      <Grid $gap="md">
        <TextField
          label={t.mpesa.shortCode}
          hint={t.mpesa.shortCodeHint}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('shortCode')}
        />
        <TextField
          label={t.mpesa.till}
          hint={t.mpesa.tillHint}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('till')}
        />
        <TextField
          label={t.mpesa.nominatedNumber}
          hint={t.mpesa.nominatedNumberHint}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          {...form.field('nominatedNumber')}
        />
        {KEYS.map((name) => (
          <PasswordField
            key={name}
            label={t.mpesa[name]}
            hint={since === null ? undefined : t.mpesa.kept}
            showLabel={common.showPassword}
            hideLabel={common.hidePassword}
            autoComplete="off"
            {...form.field(name)}
          />
        ))}
      </Grid>
    </AccountFrame>
  );
}
