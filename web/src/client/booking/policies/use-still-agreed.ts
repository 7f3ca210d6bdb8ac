import { consents } from '@tulia/domain/records/consent';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { useEffect, useState } from 'react';
import { useQuery } from '../../../platform/live/use-query';
import type { StillAgreed } from './still-agreed';

const LIMIT = 100;
const NOTHING: StillAgreed = {};

/** Which texts a client need not agree to anew. @param uid null for a visitor who cannot have agreed yet */
export function useStillAgreed(uid: string | null, practice: PracticeSettings): StillAgreed {
  const [agreed, setAgreed] = useState(NOTHING);
  const { data } = useQuery(uid === null ? null : `consents ${uid}`, consents, ({ db, sdk }) =>
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
        () => undefined,
      );
    return () => {
      over = true;
    };
  }, [data, practice]);
  return agreed;
}
