import type { RecordType } from '@tulia/domain/records/record';
import type { DocumentReference } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useFirestoreDoc } from 'reactfire';
import type { Live } from '../../platform/live/live';
import { askServer } from '../../platform/offline/connection';

/**
 * A document that the staff tab reads as long as it is open; reactfire's listener outlasts a page. Only for documents
 * that the rules always allow: a refusal would be thrown into rendering (decision 024).
 */
export function useKeptDocument<T extends object>(
  ref: DocumentReference,
  record: RecordType<T>,
): Live<T | null> {
  const found = useFirestoreDoc(ref);
  const snapshot = found.status === 'success' ? found.data : undefined;
  const isConfirmed = snapshot?.metadata.fromCache === false;
  const [isHeard, setHeard] = useState(false);
  if (isConfirmed && !isHeard) setHeard(true);
  const [overdue, setOverdue] = useState(false);
  useEffect(() => {
    if (isConfirmed) return;
    // While only the cache answers, the read counts as an open question to the server.
    const question = askServer(() => setOverdue(true));
    return () => {
      question.dropped();
      setOverdue(false);
    };
  }, [isConfirmed]);
  return useMemo(() => {
    const stored = snapshot?.data();
    const still = { error: undefined, overdue, retry: () => undefined };
    // The cache may lack a document that exists.
    if (stored === undefined && !isHeard)
      return { status: 'loading', data: undefined, fromCache: false, ...still };
    const data = stored === undefined ? null : record.fromStored(stored);
    return { status: 'ready', data, fromCache: !isConfirmed, ...still };
  }, [snapshot, record, isConfirmed, isHeard, overdue]);
}
