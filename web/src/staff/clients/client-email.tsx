import type { Client } from '@tulia/domain/booking/clients/client';
import { EMAIL_PROOF_LIFETIME } from '@tulia/domain/booking/clients/prove-email';
import { noteClientEmail } from '@tulia/domain/calls/people/client-file';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { Suspense, useState, type ReactNode } from 'react';
import { useNow } from '../../platform/hooks/use-now';
import { useTexts } from '../../platform/language/use-texts';
import { useAction } from '../../platform/live/use-action';
import { lazyPart } from '../../platform/offline/lazy-part';
import { Button } from '../../ui/button';
import { Cluster, Soft } from '../../ui/layout';
import { clientFileTexts } from './texts/client-file';

const EmailDialog = lazyPart(() => import('./email-dialog').then((part) => part.EmailDialog));

/**
 * The address, and one that waits for the client's proof.
 * @param mayChange whether this account may note another one; never that of an account
 */
export function ClientEmail({
  client,
  mayChange,
  onChanged,
  children,
  button,
}: {
  client: Client;
  mayChange: boolean;
  onChanged: () => void;
  /** further lines of the sheet, above its buttons */
  children?: ReactNode;
  /** another button of the sheet */
  button?: ReactNode;
}) {
  const { t, lang } = useTexts(clientFileTexts);
  const [isOpen, setOpen] = useState(false);
  const { id: clientId, email, newEmail, contactVersion: version } = client;
  const again = useAction(noteClientEmail, {
    failed: t.emailFailed,
    done: ({ isAsked }) => ({ title: isAsked ? t.emailSent : t.emailTakenBack }),
    onDone: onChanged,
  });
  const isOver = useNow(60_000) >= (newEmail?.sentAt ?? 0) + EMAIL_PROOF_LIFETIME;
  return (
    <>
      {email !== '' && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {newEmail !== null && (
        <>
          <p>{newEmail.address}</p>
          <Soft $block>
            {isOver ? t.proofOver : t.waitsForProof(formatShortDay(newEmail.since, lang))}
          </Soft>
        </>
      )}
      <div>{children}</div>
      <Cluster $gap="xs">
        {button}
        {mayChange && newEmail !== null && (
          <>
            <Button
              size="sm"
              variant="secondary"
              busy={again.underWay?.email === newEmail.address}
              busyLabel={t.sendingLink}
              onClick={() => void again.run({ clientId, version, email: newEmail.address })}
            >
              {t.sendAgain}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              disabled={again.busy}
              onClick={() => void again.run({ clientId, version, email })}
            >
              {t.takeBack}
            </Button>
          </>
        )}
        {mayChange && (
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            {email === '' && newEmail === null ? t.addEmail : t.changeEmail}
          </Button>
        )}
      </Cluster>
      <Suspense>
        {isOpen && (
          <EmailDialog client={client} onClose={() => setOpen(false)} onSaved={onChanged} />
        )}
      </Suspense>
    </>
  );
}
