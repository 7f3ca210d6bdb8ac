import { useState } from 'react';
import { exportMyData } from '@tulia/domain/calls/people/my-data';
import { myDataTexts } from './texts/my-data';
import { useTexts } from '../../platform/language/use-texts';
import { ReauthenticateDialog } from '../../shared/views/reauthenticate-dialog';
import { useAction } from '../../platform/live/use-action';
import { Button } from '../../ui/button';
import { TitledCard } from '../../shared/views/titled-card';
import { toast } from '../../ui/toast-store';
import { saveFile } from '../../platform/device/save-file';

/** All data of the person signed in, as a JSON file. Asks for a new proof of identity when the login is old. */
export function DownloadData() {
  const { t: all } = useTexts(myDataTexts);
  const t = all.copy;
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction(exportMyData, {
    failed: t.failed,
    onRefused: (refusal) => {
      const isOld = refusal.is('recent-login-required');
      setAsking(isOld);
      return isOld;
    },
    onDone: (data) => {
      const day = data.exportedAt.slice(0, 10);
      saveFile(`tulia-${day}.json`, 'application/json', JSON.stringify(data, null, 2));
      toast({ title: t.done });
    },
  });
  return (
    <TitledCard title={t.title}>
      <p>{t.text}</p>
      <div>
        <Button variant="secondary" busy={busy} busyLabel={t.busy} onClick={() => void run({})}>
          {t.download}
        </Button>
      </div>
      {asking && (
        <ReauthenticateDialog
          why={t.again}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            void run({});
          }}
        />
      )}
    </TitledCard>
  );
}
