import { useRef, useState } from 'react';

/**
 * One deed at a time: `run('complete', work)` is ignored while another is under way, so a double tap acts once.
 * `busy` names the deed under way.
 */
export function useBusy<Deed extends string>() {
  const [busy, setBusy] = useState<Deed | null>(null);
  const underWay = useRef(false);
  const run = async (deed: Deed, work: () => Promise<void>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(deed);
    try {
      await work();
    } finally {
      underWay.current = false;
      setBusy(null);
    }
  };
  return { busy, run };
}
