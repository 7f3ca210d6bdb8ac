import type { Confidential } from '@tulia/domain/calls/bookings/confidential';
import { noteStatePath, noteStates } from '@tulia/domain/records/note-state';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../platform/live/call';
import { showConfidential } from '../../../platform/live/call-names';
import { useDocument } from '../../../platform/live/use-document';
import { useOnline } from '../../../platform/offline/use-connection';

export interface ConfidentialRead {
  /** `error` only when there are no earlier data */
  status: 'loading' | 'ready' | 'error';
  data: Confidential | undefined;
  retry: () => void;
}

/** The last answer; `of` names its booking. */
interface Found {
  of: string;
  attempt: number;
  /** undefined: the call failed without earlier data */
  data: Confidential | undefined;
}

/**
 * The confidential parts of a booking, kept only in this page's memory. The server logs each reader. A live document
 * without the note's text shows when they must be read again.
 */
export function useConfidential(bookingId: string, { versions = false } = {}): ConfidentialRead {
  const { data: state } = useDocument(noteStatePath(bookingId), noteStates);
  const isOnline = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found | null>(null);
  const of = `${bookingId} ${versions}`;
  const known = found?.of === of ? found : null;
  const isOld =
    known?.data !== undefined && (known.data.note?.version ?? 0) < (state?.version ?? 0);
  const isWanted = isOnline && (known === null || known.attempt !== attempt || isOld);
  // A newer version of the note asks again, also during a call.
  const question = isWanted ? `${of} ${attempt} ${state?.version ?? 0}` : null;

  useEffect(() => {
    if (question === null) return;
    let over = false;
    const tell = (data: Confidential | undefined) => {
      if (over) return;
      // A failure keeps the earlier answer, so the form in which staff type stays open.
      setFound((before) => ({
        of,
        attempt,
        data: data ?? (before?.of === of ? before.data : undefined),
      }));
    };
    call(showConfidential, { bookingId, versions }).then(tell, () => tell(undefined));
    return () => {
      over = true;
    };
  }, [question, of, bookingId, versions, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const data = known?.data;
  if (data !== undefined) return { status: 'ready', data, retry };
  const hasFailed = !isOnline || (known !== null && known.attempt === attempt);
  return { status: hasFailed ? 'error' : 'loading', data, retry };
}
