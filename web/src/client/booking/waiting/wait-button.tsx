import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../platform/language/use-texts';
import { Button } from '../../../ui/button';
import { waitOpenTexts } from './open-texts';
import type { WaitDialogProps } from './wait-dialog';

const WaitDialog = lazy(() => import('./wait-dialog'));

/** Opens the form of the waiting list, which loads when it is pressed. */
export function WaitButton(props: Omit<WaitDialogProps, 'onClose'>) {
  const { t } = useTexts(waitOpenTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {props.instead === null ? t.open : t.earlier}
      </Button>
      <Suspense fallback={null}>
        {open && <WaitDialog {...props} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
