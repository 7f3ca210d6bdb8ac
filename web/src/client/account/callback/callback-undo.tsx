import { CircleCheck } from 'lucide-react';
import { authPagesTexts } from '../texts/auth-pages';
import { authUndoTexts } from '../texts/auth-undo';
import { useTexts } from '../../../platform/language/use-texts';
import { paths } from '../../../paths';
import { Button } from '../../../ui/button';
import { Stack } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import { Spinner } from '../../../ui/spinner';
import { AccountCard } from '../account-card';
import { useMailedLink } from './use-mailed-link';

const OPERATIONS = {
  'recover-email': 'RECOVER_EMAIL',
  'remove-factor': 'REVERT_SECOND_FACTOR_ADDITION',
} as const;

/** Undoes a change that a stranger may have made: another email address, or a second step of the login. */
export function CallbackUndo({ kind, code }: { kind: keyof typeof OPERATIONS; code: string }) {
  const { t, common } = useTexts(authPagesTexts);
  const { t: undo } = useTexts(authUndoTexts);
  const { callback } = t;
  const words = undo[kind];
  const link = useMailedLink(code, OPERATIONS[kind]);
  const { step, email } = link;
  const newPassword = (
    <LinkButton to={paths.resetPassword} state={{ email }}>
      {callback.notMineLink}
    </LinkButton>
  );
  if (step === 'failed')
    return (
      <AccountCard heading={callback.verifyFailed}>
        <p role="alert">{undo.failed}</p>
        {newPassword}
      </AccountCard>
    );
  if (step === 'done')
    return (
      <AccountCard heading={words.done}>
        <Stack role="status">
          <CircleCheck aria-hidden size={40} />
          <p>{words.doneText(email)}</p>
          <p>{undo.next}</p>
        </Stack>
        {newPassword}
      </AccountCard>
    );
  return (
    <AccountCard heading={words.heading}>
      {step === 'looking' && <Spinner label={callback.verifyChecking} />}
      {step === 'unreachable' && (
        <>
          <p role="alert">{callback.verifyUnreachable}</p>
          <Button onClick={link.again}>{common.retry}</Button>
        </>
      )}
      {(step === 'asking' || step === 'busy') && (
        <>
          <p>{words.text(email)}</p>
          <Button busy={step === 'busy'} busyLabel={undo.busy} onClick={() => void link.apply()}>
            {words.submit}
          </Button>
        </>
      )}
    </AccountCard>
  );
}
