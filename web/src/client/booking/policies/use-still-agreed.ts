import { consents } from '@tulia/domain/records/consent';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { useEffect, useState } from 'react';
import { useOnline } from '../../../platform/offline/use-connection';
import { useQuery } from '../../../platform/live/use-query';
import type { StillAgreed } from './still-agreed';

const LIMIT = 100;
const NOTHING: StillAgreed = {};

/**
 * Which texts a client need not agree to anew; undefined until that is known, or the server is silent.
 * @param uid null for a visitor who cannot have agreed yet
 */
export function useStillAgreed(
  uid: string | null,
  practice: PracticeSettings,
): StillAgreed | undefined {
  const [agreed, setAgreed] = useState<StillAgreed>();
  const online = useOnline();
  const { data, status, overdue } = useQuery(
    uid === null ? null : `consents ${uid}`,
    consents,
    ({ db, sdk }) =>
      sdk.query(
        sdk.collection(db, consents.collection),
        sdk.where('uid', '==', uid),
        sdk.limit(LIMIT),
      ),
  );
  useEffect(() => {
    if (data === undefined || data.length === 0) return;
    let over = false;
    // The texts are long, and come only for a client who has agreed to one. Without them everything is asked anew.
    import('./still-agreed')
      .then(({ stillAgreed }) => stillAgreed(data, practice))
      .then(
        (found) => {
          if (!over) setAgreed(found);
        },
        () => {
          if (!over) setAgreed(NOTHING);
        },
      );
    return () => {
      over = true;
    };
  }, [data, practice]);
  const isNothing = uid === null || data?.length === 0 || status === 'error';
  return agreed ?? (isNothing || overdue || !online ? NOTHING : undefined);
}
