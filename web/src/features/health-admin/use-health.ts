import { showHealth, type HealthReport } from '@tulia/domain/calls/health';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../live/call';
import { useOnReturn } from '../../live/use-on-return';

export interface Health {
  /** the newest report; stays while another one is fetched, and when that fails */
  report: HealthReport | null;
  status: 'loading' | 'ready' | 'failed';
  again: () => void;
}

/** How the system stands, asked for once and whenever somebody looks again. */
export function useHealth(): Health {
  const [report, setReport] = useState<HealthReport | null>(null);
  const [status, setStatus] = useState<Health['status']>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    call(showHealth, {}).then(
      (found) => {
        if (isGone) return;
        setReport(found);
        setStatus('ready');
      },
      () => {
        if (!isGone) setStatus('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  const again = useCallback(() => {
    setStatus('loading');
    setAttempt((before) => before + 1);
  }, []);
  useOnReturn(status === 'failed', again);
  return { report, status, again };
}
