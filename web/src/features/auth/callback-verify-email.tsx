import { useState } from 'react';
import { authPagesCopy } from '../../copy/auth-pages';
import { useCopy } from '../../copy/use-copy';
import { useSession } from '../../firebase/session';
import { paths, withRedirect } from '../../paths';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import { AccountCard } from './account-card';
import { confirmEmail } from './email-verification';

/** Confirms an e-mail address once its button is pressed: mail scanners open links, and must not confirm anything. */
export function CallbackVerifyEmail({ code, target }: { code: string; target: string }) {
  const { t } = useCopy(authPagesCopy);
  const session = useSession();
  const [state, setState] = useState<'asking' | 'busy' | 'done' | 'failed'>('asking');
  const { callback } = t;

  const press = async () => {
    setState('busy');
    try {
      await confirmEmail(code);
      setState('done');
    } catch {
      setState('failed');
      return;
    }
    // The address is confirmed whether or not this tab hears of it at once.
    if (session.status === 'signed-in') await session.refresh().catch(() => undefined);
  };

  if (state === 'done')
    return (
      <AccountCard heading={callback.verified}>
        <LinkButton
          to={session.status === 'signed-in' ? target : withRedirect(paths.login, target)}
          replace
        >
          {session.status === 'signed-in' ? callback.goOn : t.login.heading}
        </LinkButton>
      </AccountCard>
    );
  if (state === 'failed')
    return (
      <AccountCard heading={callback.verifyFailed}>
        <p role="alert">{callback.verifyFailedText}</p>
        <LinkButton to={withRedirect(paths.login, target)} replace>
          {t.login.heading}
        </LinkButton>
      </AccountCard>
    );
  return (
    <AccountCard heading={callback.verifyHeading}>
      <p>{callback.verifyText}</p>
      <Button
        full
        busy={state === 'busy'}
        busyLabel={callback.verifyBusy}
        onClick={() => void press()}
      >
        {callback.verifySubmit}
      </Button>
    </AccountCard>
  );
}
