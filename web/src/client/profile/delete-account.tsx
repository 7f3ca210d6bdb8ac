import { lazy, Suspense, useState } from 'react';
import { myDataTexts } from './texts/my-data';
import { useTexts } from '../../platform/language/use-texts';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { H3 } from '../../ui/heading';
import { Stack } from '../../ui/layout';
import type { Leaving } from './leaving';

const DeleteAccountDialog = lazy(() =>
  import('./delete-account-dialog').then((module) => ({ default: module.DeleteAccountDialog })),
);

/** The way out: a card whose button opens the dialog that explains and asks. */
export function DeleteAccount({ leaving }: { leaving: Leaving }) {
  const { t: all } = useTexts(myDataTexts);
  const t = all.leave;
  const [open, setOpen] = useState(false);
  return (
    <Card as="section">
      <Stack>
        <H3 as="h2">{t.title}</H3>
        <p>{t.text}</p>
        <div>
          <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t.open}
          </Button>
        </div>
      </Stack>
      <Suspense>
        {open && <DeleteAccountDialog leaving={leaving} onClose={() => setOpen(false)} />}
      </Suspense>
    </Card>
  );
}
