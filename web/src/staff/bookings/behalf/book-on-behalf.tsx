import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { phoneBookingTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { lazyPart } from '../../../platform/offline/lazy-part';
import { Button } from '../../../ui/button';
import type { BehalfValues } from './behalf-values';

const BehalfDialog = lazyPart(() => import('./behalf-dialog').then((part) => part.BehalfDialog));

/**
 * Opens the form in which staff book for a client who called or wrote.
 * @param known what the practice knows already of a client who was here before
 * @param label what the button says then
 */
export function BookOnBehalf({ known, label }: { known?: Partial<BehalfValues>; label?: string }) {
  const { t } = useTexts(phoneBookingTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus aria-hidden size={18} />
        <span>{label ?? t.behalf}</span>
      </Button>
      <Suspense>
        {open && <BehalfDialog {...(known && { known })} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/**
 * The same form, opened from another page at a time that staff chose there.
 * @param at practice time and practitioner; empty or null for what is not chosen yet
 */
export function BookAt({
  at: { date, time, practitionerId },
  onClose,
}: {
  at: Pick<BehalfValues, 'date' | 'time' | 'practitionerId'>;
  onClose: () => void;
}) {
  const known = { date, practitionerId, ...(time !== '' && { time }) };
  return (
    <Suspense>
      <BehalfDialog known={known} onClose={onClose} />
    </Suspense>
  );
}
