import type { CallName } from '@tulia/domain/calls/call';
import { asRefusal, type Refusal } from '@tulia/domain/refusal';
import { useCallback, useEffect, useState } from 'react';
import { call } from './call';
import { useOnReturn } from './use-on-return';

export interface Answer<Output> {
  status: 'loading' | 'ready' | 'failed';
  /** the newest answer; stays while another is fetched, and when that fails */
  data: Output | undefined;
  /** why the newest question failed; null while another is asked */
  refusal: Refusal | null;
  again: () => void;
}

interface Heard<Output> {
  key: string;
  attempt: number;
  refusal: Refusal | null;
  data: Output | undefined;
}

/**
 * The server's answer to a call, asked once, on `again`, and when the connection returns. New input drops the old
 * answer, so that no client's data show for another.
 */
export function useAnswer<Name extends string, Input, Output>(
  contract: CallName<Name, Input, Output>,
  input: Input,
): Answer<Output> {
  const key = JSON.stringify(input);
  const [attempt, setAttempt] = useState(0);
  const [heard, setHeard] = useState<Heard<Output> | null>(null);
  useEffect(() => {
    let isGone = false;
    call(contract, input).then(
      (data) => {
        if (!isGone) setHeard({ key, attempt, refusal: null, data });
      },
      (error: unknown) => {
        if (isGone) return;
        setHeard((before) => {
          const data = before?.key === key ? before.data : undefined;
          return { key, attempt, refusal: asRefusal(error), data };
        });
      },
    );
    return () => {
      isGone = true;
    };
    // The input is a new object on every render; its content is the key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [contract, key, attempt]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);

  const known = heard?.key === key ? heard : null;
  const isAnswered = known?.attempt === attempt;
  const refusal = isAnswered ? known.refusal : null;
  const status = !isAnswered ? 'loading' : refusal === null ? 'ready' : 'failed';
  useOnReturn(status === 'failed', again);
  return { status, data: known?.data, refusal, again };
}
