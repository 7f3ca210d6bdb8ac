import { TOTAL_STATS_PATH, totalStats } from '@tulia/domain/records/stats';
import { useEffect } from 'react';
import { useDocument } from '../platform/live/use-document';
import { onSignOutClear } from '../platform/device/local-record';
import { showBadge } from '../platform/offline/app-badge';

/**
 * Keeps the number of requests that wait for an answer on the icon of the installed app. It reads one document, the one
 * the dashboard reads too, so the two share a listener.
 */
export default function PendingBadge() {
  const { data } = useDocument(TOTAL_STATS_PATH, totalStats);
  const pending = data === undefined ? null : (data?.statuses.pending ?? 0);
  useEffect(() => {
    // What stands on the icon stays until it is known better.
    if (pending !== null) showBadge(pending);
  }, [pending]);
  useEffect(() => onSignOutClear(() => showBadge(0)), []);
  return null;
}
