import { hasLeft, type Booking } from '@tulia/domain/booking/booking';
import { actorMay } from '@tulia/domain/booking/transitions';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { phoneBookingTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { lazyPart } from '../../../platform/offline/lazy-part';
import { Button } from '../../../ui/button';
import { useBoard } from '../board/board-context';
import type { BehalfValues } from './behalf-values';

const BehalfDialog = lazyPart(() => import('./behalf-dialog').then((part) => part.BehalfDialog));

/**
 * @param known what the practice already knows about a returning client
 * @param label the button's text, by default "New booking"
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

/** Under the details of a booking, for its client. */
export function BookNext({ booking }: { booking: Booking }) {
  const { t } = useTexts(phoneBookingTexts);
  const { actorOn } = useBoard();
  if (hasLeft(booking) || !actorMay(actorOn(booking), 'book-for-clients')) return null;
  const { clientId, clientName: fullName, clientEmail: email, clientPhone: phone } = booking;
  const { language, ageBand, serviceId, practitionerId, guardian } = booking;
  const known = { clientId, fullName, email, phone, language, ageBand, serviceId, practitionerId };
  return (
    <div>
      <BookOnBehalf known={{ ...known, ...(guardian && { guardian }) }} label={t.bookNext} />
    </div>
  );
}

/**
 * Opens the form at a time that staff chose on another page.
 * @param at practice time and practitioner; a value that is not chosen yet is empty or null
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
