import { consents } from '@tulia/domain/records/consent';
import { useEffect, useState } from 'react';
import { useOnline } from '../../../platform/offline/use-connection';
import { useList } from '../../../platform/live/use-list';
import { usePractice } from '../../../shared/practice/practice';
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
export function useStillAgreed(uid: string | null): StillAgreed | undefined {
  const practice = usePractice();
  const [agreed, setAgreed] = useState<StillAgreed>();
  const online = useOnline();
  const { data, status, overdue } = useConsents(uid);
  useEffect(() => {
    if (data === undefined || data.length === 0) return;
    let over = false;
    // The texts are long, so only a client with consents loads them. If that fails, the form asks for all agreements.
    const load = import('./still-agreed').then((module) => module.stillAgreed(data, practice));
    void load
      .catch(() => NOTHING)
      .then((found) => {
        if (!over) setAgreed(found);
      });
    return () => {
      over = true;
    };
  }, [data, practice]);
  const isNothing = uid === null || data?.length === 0 || status === 'error';
  return agreed ?? (isNothing || overdue || !online ? NOTHING : undefined);
}
