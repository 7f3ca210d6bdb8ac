import { lazy, Suspense, useState } from 'react';
import { myDataTexts } from './texts/my-data';
import { useTexts } from '../../platform/language/use-texts';
import { Button } from '../../ui/button';
import { TitledCard } from '../../shared/views/titled-card';
import type { Leaving } from './delete-account-dialog';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog'));

export function DeleteAccount({ leaving }: { leaving: Leaving }) {
  const { t: all } = useTexts(myDataTexts);
  const t = all.leave;
  const [open, setOpen] = useState(false);
  return (
    <TitledCard title={t.title}>
      <p>{t.text}</p>
      <div>
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t.open}
        </Button>
      </div>
      <Suspense>
        {open && <DeleteAccountDialog leaving={leaving} onClose={() => setOpen(false)} />}
      </Suspense>
    </TitledCard>
  );
}
