import { removeBlock, saveBlock } from '@tulia/domain/calls/block-time';
import { blocks, type Block } from '@tulia/domain/records/block';
import { services, type Service } from '@tulia/domain/records/service';
import { Refusal } from '@tulia/domain/refusal';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { useRef, useState } from 'react';
import { adminTimeCopy } from '../../copy/admin-time';
import { refusalSentence } from '../../copy/refusals';
import { useCopy } from '../../copy/use-copy';
import { call } from '../../firebase/call';
import { useQuery } from '../../firebase/use-query';
import { toast } from '../../ui/toast-store';
import type { BlockInput } from './block-draft';

/** The rules allow no longer list. */
const LIMIT = 100;

/** The therapist's time off that is not over yet, live, by its last day. */
export function useTimeOff() {
  const [today] = useState(() => toWallTime(Date.now()).date);
  const list = useQuery<Block>(`blocks:${today}`, blocks, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, blocks.collection),
      sdk.where('lastDate', '>=', today),
      sdk.orderBy('lastDate'),
      sdk.limit(LIMIT),
    ),
  );
  const offered = useQuery<Service>('services', services, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, services.collection),
      sdk.where('isActive', '==', true),
      sdk.orderBy('name.en'),
    ),
  );
  return { today, list, services: offered.data ?? [] };
}

/** Saving and removing; one at a time. A retry of the same input names the same block. */
export function useTimeOffActions() {
  const { t, lang } = useCopy(adminTimeCopy);
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const attempt = useRef({ input: '', id: '' });

  const run = async (action: string, work: () => Promise<void>): Promise<boolean> => {
    if (busy !== null) return false;
    setBusy(action);
    setRefusal(null);
    try {
      await work();
      return true;
    } catch (error) {
      const refused = error instanceof Refusal ? (error as Refusal) : new Refusal('internal');
      if (action === 'save') setRefusal(refused);
      else
        toast({
          variant: 'destructive',
          title: t.error,
          description: refusalSentence(refused, lang),
        });
      return false;
    } finally {
      setBusy(null);
    }
  };

  return {
    busy,
    refusal,
    forget: () => setRefusal(null),
    save: (input: BlockInput, keepSessions: boolean) =>
      run('save', async () => {
        const key = JSON.stringify(input);
        if (attempt.current.input !== key)
          attempt.current = { input: key, id: crypto.randomUUID() };
        const { kept } = await call(saveBlock, { ...input, id: attempt.current.id, keepSessions });
        attempt.current = { input: '', id: '' };
        toast({ title: t.saved, description: t.savedText(kept.length) });
      }),
    remove: (id: string) =>
      run(id, async () => {
        await call(removeBlock, { id });
        toast({ title: t.removed });
      }),
  };
}
