import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { adminDeskCopy } from '../../../copy/staff/admin-desk';
import { useCopy } from '../../../copy/use-copy';
import { Button } from '../../../ui/button';

const BehalfDialog = lazy(() =>
  import('./behalf-dialog').then((module) => ({ default: module.BehalfDialog })),
);

/** Opens the form by which staff book for somebody who called or wrote. */
export function BookOnBehalf() {
  const { t } = useCopy(adminDeskCopy);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus aria-hidden size={18} />
        {t.behalf}
      </Button>
      <Suspense>{open && <BehalfDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
