import type { Instant } from '@tulia/domain/time/instant';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { Points } from '../booking/policies/policy-view';
import { myDataTexts } from './texts/my-data';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { Checkbox } from '../../ui/fields/checkbox';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { H3 } from '../../ui/heading';
import { PasswordField } from '../../ui/fields/password-field';
import { useDeleteAccount } from './use-delete-account';

/** The consequences of leaving for the bookings on screen. */
export interface Leaving {
  /** number of sessions that will be cancelled */
  coming: number;
  /** end of the retention; null without records, undefined while unknown */
  keptUntil: Instant | null | undefined;
}

/** Says what will be deleted and what stays, asks for password and consent, and deletes the account. */
export default function DeleteAccountDialog({
  leaving: { coming, keptUntil },
  onClose,
}: {
  leaving: Leaving;
  onClose: () => void;
}) {
  const { t: all, common, lang } = useTexts(myDataTexts);
  const t = all.leave;
  const practice = usePractice();
  const { form, busy, byPassword, problem } = useDeleteAccount();
  const stays =
    keptUntil === undefined
      ? t.staysUnknown(practice.retentionYears)
      : keptUntil === null
        ? t.staysNothing
        : t.stays(formatShortDay(keptUntil, lang));
  return (
    <FormDialog
      onSubmit={form.submit}
      busy={busy}
      onClose={onClose}
      danger
      title={t.dialogTitle}
      description={t.dialogText}
      texts={{ close: t.cancel, back: t.cancel, send: t.title, sending: t.busy }}
      refusal={problem}
    >
      <H3>{t.goesTitle}</H3>
      <Points>
        {coming > 0 && <li>{`${t.coming(coming)} ${t.refund(practice.refundCutoffHours)}`}</li>}
        {t.goes.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </Points>
      <H3>{t.staysTitle}</H3>
      <p>{stays}</p>
      <p>{t.copyFirst}</p>
      {byPassword ? (
        <PasswordField
          label={t.password}
          hint={t.passwordHint}
          showLabel={common.showPassword}
          hideLabel={common.hidePassword}
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
      ) : (
        <p>{t.google}</p>
      )}
      <Checkbox label={t.understood} required {...form.field('understood')} />
    </FormDialog>
  );
}
