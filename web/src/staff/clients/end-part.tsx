import { hasLeft, type Booking } from '@tulia/domain/booking/booking';
import type { Client } from '@tulia/domain/booking/clients/client';
import { exportClient } from '@tulia/domain/calls/people/client-file';
import { Suspense, useState } from 'react';
import { saveFile } from '../../platform/device/save-file';
import { useTexts } from '../../platform/language/use-texts';
import { useAction } from '../../platform/live/use-action';
import { lazyPart } from '../../platform/offline/lazy-part';
import { ReauthenticateDialog } from '../../shared/views/reauthenticate-dialog';
import { Button } from '../../ui/button';
import { Cluster } from '../../ui/layout';
import { clientEndTexts } from './texts/client-end';

const EraseDialog = lazyPart(() => import('./erase-dialog').then((part) => part.EraseDialog));

const PATIENCE_MS = 120_000;

/** For admins: the copy of the data of a client without an account, and the erasure. */
export function EndPart({ client, sessions }: { client: Client; sessions: readonly Booking[] }) {
  const { t } = useTexts(clientEndTexts);
  const [asking, setAsking] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const { busy, run } = useAction(exportClient, {
    failed: t.exportFailed,
    patienceMs: PATIENCE_MS,
    onRefused: (refusal) => {
      const isOld = refusal.is('recent-login-required');
      setAsking(isOld);
      return isOld;
    },
    done: () => ({ title: t.exported }),
    onDone: (data) => {
      const name = `client-${data.exportedAt.slice(0, 10)}.json`;
      saveFile(name, 'application/json', JSON.stringify(data, null, 2));
    },
  });
  const ask = () => run({ clientId: client.id });
  // An interrupted erasure is finished by another one.
  const mayErase = client.leftAt === null || sessions.some((session) => !hasLeft(session));
  return (
    <>
      <p>{t.lead}</p>
      <Cluster $gap="xs">
        <Button size="sm" variant="secondary" busy={busy} busyLabel={t.exporting} onClick={ask}>
          {t.export}
        </Button>
        {mayErase && (
          <Button
            size="sm"
            variant="danger"
            aria-haspopup="dialog"
            onClick={() => setErasing(true)}
          >
            {t.erase}
          </Button>
        )}
      </Cluster>
      {asking && (
        <ReauthenticateDialog
          why={t.again}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            void ask();
          }}
        />
      )}
      <Suspense>
        {isErasing && <EraseDialog client={client} onClose={() => setErasing(false)} />}
      </Suspense>
    </>
  );
}
