import { exportMyData } from '@tulia/domain/calls/people/my-data';
import { myDataCopy } from './texts/my-data';
import { useCopy } from '../../platform/language/use-copy';
import { useAction } from '../../platform/live/use-action';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { H3 } from '../../ui/heading';
import { Stack } from '../../ui/layout';
import { toast } from '../../ui/toast-store';
import { saveFile } from '../../ui/save-file';

/** Everything the practice keeps about the person signed in, as a JSON file. */
export function DownloadData() {
  const { t: all } = useCopy(myDataCopy);
  const t = all.copy;
  const { busy, run } = useAction(exportMyData, {
    failed: t.failed,
    onDone: (data) => {
      const day = data.exportedAt.slice(0, 10);
      saveFile(`tulia-${day}.json`, 'application/json', JSON.stringify(data, null, 2));
      toast({ title: t.done });
    },
  });
  return (
    <Card as="section">
      <Stack>
        <H3 as="h2">{t.title}</H3>
        <p>{t.text}</p>
        <div>
          <Button variant="secondary" busy={busy} busyLabel={t.busy} onClick={() => void run({})}>
            {t.download}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
