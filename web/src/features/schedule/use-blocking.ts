import { saveAvailability } from '@tulia/domain/calls/save-availability';
import { slotLocks } from '@tulia/domain/records/slot-lock';
import { Refusal } from '@tulia/domain/refusal';
import { stepsInRange } from '@tulia/domain/slot/granule';
import { adminScheduleCopy } from '../../copy/admin-schedule';
import { useCopy } from '../../copy/use-copy';
import { call } from '../../firebase/call';
import { loadFirestore } from '../../firebase/firestore';
import { toast } from '../../ui/toast-store';

export interface BlockChange {
  date: string;
  start: string;
  end: string;
  /** null for all services */
  serviceId: string | null;
}

/** The steps blocked on that day for this service (or for all) at this moment: the call replaces a whole day. */
async function blockedSteps({ date, serviceId }: BlockChange): Promise<string[]> {
  const { db, sdk } = await loadFirestore();
  const found = await sdk.getDocs(
    sdk.query(
      sdk.collection(db, slotLocks.collection),
      sdk.where('date', '==', date),
      sdk.where('kind', '==', 'blocked'),
    ),
  );
  return found.docs
    .map((each) => slotLocks.fromStored(each.data()))
    .filter((lock) => lock.serviceId === serviceId)
    .map(({ time }) => time);
}

async function save(change: BlockChange, blocked: boolean): Promise<Refusal | null> {
  try {
    const before = await blockedSteps(change);
    const steps = stepsInRange(change.start, change.end);
    const others = before.filter((step) => !steps.includes(step));
    const { date, serviceId } = change;
    const timeSlots = blocked ? [...others, ...steps].sort() : others;
    await call(saveAvailability, { date, serviceId, timeSlots });
    return null;
  } catch (error) {
    return error instanceof Refusal ? (error as Refusal) : new Refusal('internal');
  }
}

/** Blocks a stretch of a day, or frees it; each answers with the refusal, or null when it is done and said. */
export function useBlocking() {
  const { t } = useCopy(adminScheduleCopy);
  const said = async (title: string, work: Promise<Refusal | null>) => {
    const refusal = await work;
    if (refusal === null) toast({ title });
    return refusal;
  };
  return {
    block: (change: BlockChange) => said(t.blockDone, save(change, true)),
    free: (change: BlockChange) => said(t.freeDone, save(change, false)),
  };
}
