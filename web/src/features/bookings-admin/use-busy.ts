import { useRef, useState } from 'react';

/**
 * One action at a time: `run('complete', work)` is ignored while another is under way, so a double tap acts once.
 * `busy` names the action under way.
 */
export function useBusy<Action extends string>() {
  const [busy, setBusy] = useState<Action | null>(null);
  const underWay = useRef(false);
  const run = async (action: Action, work: () => Promise<void>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(action);
    try {
      await work();
    } finally {
      underWay.current = false;
      setBusy(null);
    }
  };
  return { busy, run };
}
