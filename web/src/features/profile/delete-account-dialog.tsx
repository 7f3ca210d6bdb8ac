import { formatShortDay } from '@tulia/domain/wording/moments';
import type { Instant } from '@tulia/domain/time/instant';
import { useId, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { myDataCopy } from '../../copy/account/my-data';
import { useCopy } from '../../copy/use-copy';
import { usePractice } from '../../data/practice';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { Dialog } from '../../ui/dialogs/dialog';
import { H3 } from '../../ui/heading';
import { Stack } from '../../ui/layout';
import { PasswordField } from '../../ui/fields/password-field';
import { space } from '../../ui/tokens';
import { useDeleteAccount } from './use-delete-account';

const Points = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin: 0;
  padding-left: 1.25rem;
`;

/** What leaving means, by the bookings on screen. */
export interface Leaving {
  /** sessions that will be cancelled */
  coming: number;
  /** until when records are kept; null when there are none, undefined while nobody can say */
  keptUntil: Instant | null | undefined;
}

/** Says what goes and what stays, asks for the password and an express word, and deletes the account. */
export function DeleteAccountDialog({
  leaving,
  onClose,
}: {
  leaving: Leaving;
  onClose: () => void;
}) {
  const { t: all, lang } = useCopy(myDataCopy);
  const t = all.leave;
  const practice = usePractice();
  const formId = useId();
  const { state, change, submit } = useDeleteAccount();
  const { coming, keptUntil } = leaving;
  const { busy, byPassword, problem } = state;
  const stays =
    keptUntil === undefined
      ? t.staysUnknown(practice.retentionYears)
      : keptUntil === null
        ? t.staysNothing
        : t.stays(formatShortDay(keptUntil, lang));
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      closable={!busy}
      closeLabel={t.cancel}
      title={t.dialogTitle}
      description={t.dialogText}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel={t.busy}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <Stack>
          <H3>{t.goesTitle}</H3>
          <Points>
            {coming > 0 && (
              <li>
                {t.coming(coming)} {t.refund(practice.refundCutoffHours)}
              </li>
            )}
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
              showLabel={t.show}
              hideLabel={t.hide}
              autoComplete="current-password"
              required
              error={problem?.field === 'password' ? problem.text : undefined}
              value={state.password}
              onChange={(event) => change({ password: event.target.value })}
            />
          ) : (
            <p>{t.google}</p>
          )}
          <Checkbox
            label={t.understood}
            checked={state.understood}
            required
            error={problem?.field === 'understood' ? problem.text : undefined}
            onChange={(event) => change({ understood: event.target.checked })}
          />
          {problem?.field === null && <p role="alert">{problem.text}</p>}
        </Stack>
      </form>
    </Dialog>
  );
}
