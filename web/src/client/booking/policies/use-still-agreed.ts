import { consents } from '@tulia/domain/records/consent';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { useEffect, useState } from 'react';
import { useOnline } from '../../../platform/offline/use-connection';
import { useList } from '../../../platform/live/use-list';
import type { StillAgreed } from './still-agreed';

const NOTHING: StillAgreed = {};

/** @param uid null reads nothing */
export const useConsents = (uid: string | null) =>
  useList(uid === null ? null : `consents ${uid}`, consents, (sdk) => [
    sdk.where('uid', '==', uid),
    sdk.limit(100),
  ]);

/**
 * The texts that a client need not agree to again; undefined while they load.
 * @param uid null for a visitor who cannot have agreed yet
 */
export function useStillAgreed(
  uid: string | null,
  practice: PracticeSettings,
): StillAgreed | undefined {
  const [agreed, setAgreed] = useState<StillAgreed>();
  const online = useOnline();
  const { data, status, overdue } = useConsents(uid);
  useEffect(() => {
    if (data === undefined || data.length === 0) return;
    let over = false;
    // The texts are long, so only a client with consents loads them. If that fails, the form asks for all agreements.
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
