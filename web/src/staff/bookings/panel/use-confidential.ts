import type { Confidential } from '@tulia/domain/calls/bookings/confidential';
import { noteStatePath, noteStates } from '@tulia/domain/records/note-state';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../platform/live/call';
import { showConfidential } from '../../../platform/live/call-names';
import { useDocument } from '../../../platform/live/use-document';
import { useOnline } from '../../../platform/offline/use-connection';

export interface ConfidentialRead {
  /** `error` only where nothing is known: after a failure the earlier answer stays in sight */
  status: 'loading' | 'ready' | 'error';
  /** undefined until known */
  data: Confidential | undefined;
  retry: () => void;
}

/** The answer to the last question; `of` names its booking. */
interface Found {
  of: string;
  attempt: number;
  /** undefined where the call failed and nothing was known */
  data: Confidential | undefined;
}

/**
 * The confidential parts of a booking. The server writes down who reads them; they live in this page's memory and
 * nowhere else on the device. They are read again when the note has changed: a document without the note's text
 * tells that live.
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
  // A newer version of the note is a new question, also while a call is under way.
  const question = isWanted ? `${of} ${attempt} ${state?.version ?? 0}` : null;

  useEffect(() => {
    if (question === null) return;
    let over = false;
    const tell = (data: Confidential | undefined) => {
      if (over) return;
      // After a failure the earlier answer stays in sight, with the form in which the staff member types.
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
