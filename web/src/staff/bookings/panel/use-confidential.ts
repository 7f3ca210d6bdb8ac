import type { Confidential } from '@tulia/domain/calls/confidential';
import { noteStatePath, noteStates } from '@tulia/domain/records/note-state';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../platform/live/call';
import { showConfidential } from '../../../platform/live/call-names';
import { useDocument } from '../../../platform/live/use-document';
import { useOnline } from '../../../platform/offline/use-connection';

export interface ConfidentialRead {
  /** `error` only where nothing is known: what was read before stays in sight */
  status: 'loading' | 'ready' | 'error';
  /** undefined until known */
  data: Confidential | undefined;
  retry: () => void;
}

/** What came of the last question; `of` says what it was about. */
interface Found {
  of: string;
  attempt: number;
  /** undefined where it failed and nothing was known */
  data: Confidential | undefined;
}

/**
 * What is confidential about a booking, asked of the server, which writes down who reads; it lives in this page's memory and
 * nowhere else on the device. It is asked again when the note has changed, which a document without its words tells live.
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
  // A newer version than the one that is under way is another question.
  const question = isWanted ? `${of} ${attempt} ${state?.version ?? 0}` : null;

  useEffect(() => {
    if (question === null) return;
    let over = false;
    const tell = (data: Confidential | undefined) => {
      if (over) return;
      // What was read before stays in sight, and with it what somebody types there.
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
