import { TOTAL_STATS_PATH, totalStats } from '@tulia/domain/records/stats';
import { useEffect } from 'react';
import { useDocument } from '../platform/live/use-document';
import { onSignOutClear } from '../platform/device/local-record';
import { showBadge } from '../platform/offline/app-badge';

/** The number of requests on the icon of the installed app, from a listener shared with the dashboard. */
export default function PendingBadge() {
  const { data } = useDocument(TOTAL_STATS_PATH, totalStats);
  const pending = data === undefined ? null : (data?.statuses.pending ?? 0);
  useEffect(() => {
    // Keep the old number until the new one is known.
    if (pending !== null) showBadge(pending);
  }, [pending]);
  useEffect(() => onSignOutClear(() => showBadge(0)), []);
  return null;
}
