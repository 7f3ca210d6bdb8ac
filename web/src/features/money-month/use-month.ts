import { showMonth } from '@tulia/domain/calls/money/month';
import type { OutputOf } from '@tulia/domain/calls/call';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../live/call';
import { useOnReturn } from '../../live/use-on-return';

export type Month = OutputOf<typeof showMonth>;
type Asked = { month: string } & (
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; data: Month }
);

/** The ledger of a month, asked for once; a month that was left meanwhile is not shown any more. */
export function useMonth(month: string): Asked & { retry: () => void } {
  const [asked, setAsked] = useState<Asked>({ month, status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    call(showMonth, { month }).then(
      (data) => isGone || setAsked({ month, status: 'ready', data }),
      () => isGone || setAsked({ month, status: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [month, attempt]);
  const retry = useCallback(() => {
    setAsked((before) => ({ month: before.month, status: 'loading' }));
    setAttempt((before) => before + 1);
  }, []);
  const current: Asked = asked.month === month ? asked : { month, status: 'loading' };
  useOnReturn(current.status === 'failed', retry);
  return { ...current, retry };
}
