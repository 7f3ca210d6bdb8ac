import { saveAvailability } from '@tulia/domain/calls/save-availability';
import { Refusal } from '@tulia/domain/refusal';
import { useRef, useState } from 'react';
import { adminAvailabilityCopy } from '../../copy/staff/admin-availability';
import { useCopy } from '../../copy/use-copy';
import { call } from '../../live/call';
import { toast } from '../../ui/toast-store';

export interface BlockedDay {
  /** null for all services */
  serviceId: string | null;
  date: string;
  timeSlots: string[];
}

/** Saves the blocked times of a day; `refusal` says why the last try was refused. */
export function useSaveAvailability() {
  const { t } = useCopy(adminAvailabilityCopy);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const underWay = useRef(false);

  const save = async (day: BlockedDay): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      await call(saveAvailability, day);
      toast({ title: t.success, description: t.saved });
    } catch (error) {
      setRefusal(error instanceof Refusal ? (error as Refusal) : new Refusal('internal'));
      toast({ variant: 'destructive', title: t.error, description: t.saveFailed });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { busy, save, refusal, forget: () => setRefusal(null) };
}
