import { exportMyData } from '@tulia/domain/calls/my-data';
import { Refusal } from '@tulia/domain/refusal';
import { useState } from 'react';
import { myDataCopy } from '../../copy/account/my-data';
import { refusalSentence } from '../../copy/refusals';
import { useCopy } from '../../copy/use-copy';
import { call } from '../../live/call';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { H3 } from '../../ui/heading';
import { Stack } from '../../ui/layout';
import { toast } from '../../ui/toast-store';
import { saveFile } from './save-file';

/** Everything the practice keeps about the person signed in, as a JSON file. */
export function DownloadData() {
  const { t: all, lang } = useCopy(myDataCopy);
  const t = all.copy;
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const data = await call(exportMyData, {});
      const day = data.exportedAt.slice(0, 10);
      saveFile(`tulia-${day}.json`, 'application/json', JSON.stringify(data, null, 2));
      toast({ title: t.done });
    } catch (error) {
      const refusal = error instanceof Refusal ? (error as Refusal) : new Refusal('internal');
      toast({
        title: t.failed,
        description: refusalSentence(refusal, lang),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card as="section">
      <Stack>
        <H3 as="h2">{t.title}</H3>
        <p>{t.text}</p>
        <div>
          <Button
            variant="secondary"
            busy={busy}
            busyLabel={t.busy}
            onClick={() => void download()}
          >
            {t.download}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
