import { useState } from 'react';
import { useTexts } from '../../../platform/language/use-texts';
import { proveEmail } from '../../../platform/live/call-names';
import { useAction } from '../../../platform/live/use-action';
import { WaysToTalk } from '../../../shared/views/ways-to-talk';
import { Banner } from '../../../ui/banner';
import { Soft } from '../../../ui/layout';
import { EmptyState } from '../../../ui/states';
import { LastDigits } from '../last-digits';
import { isLinkOver } from '../link-state';
import { proveEmailTexts } from './prove-email-texts';

/** `email.{clientId}.{token}`: a link about an address, not about a session. */
export function emailLinkOf(token: string): { clientId: string; token: string } | null {
  const [kind, clientId = '', secret = ''] = token.split('.');
  return kind === 'email' ? { clientId, token: secret } : null;
}

/** Only the pressed button proves the address: mail scanners open links too. */
export function ProveEmail({ link }: { link: { clientId: string; token: string } }) {
  const { t } = useTexts(proveEmailTexts);
  const [isDone, setDone] = useState(false);
  const { run, busy, refusal } = useAction(proveEmail, { onDone: () => setDone(true) });
  if (isDone)
    return (
      <Banner tone="success" title={t.done}>
        {t.doneText}
      </Banner>
    );
  if (isLinkOver(refusal))
    return (
      <EmptyState title={t.over} action={<WaysToTalk />}>
        {t.overText}
      </EmptyState>
    );
  return (
    <LastDigits
      texts={t}
      busy={busy}
      refusal={refusal}
      onDigits={(digits) => run({ ...link, digits })}
    >
      <Soft $block>{t.stranger}</Soft>
    </LastDigits>
  );
}
