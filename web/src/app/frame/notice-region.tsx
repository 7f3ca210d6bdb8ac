import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../platform/hooks/when-idle';
import { untilWorthTrying } from '../../platform/offline/connection';

/** Retries; until then the page goes on without notices. */
async function fetchNotices(failures = 0): Promise<typeof import('./notices')> {
  try {
    return await import('./notices');
  } catch {
    await untilWorthTrying(failures);
    return fetchNotices(failures + 1);
  }
}

const Notices = lazy(() => fetchNotices());

/** Loads the notices, and with them the service worker, when the page is idle. */
export function NoticeRegion({ isApp }: { isApp: boolean }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!idle) return null;
  return (
    <Suspense fallback={null}>
      <Notices isApp={isApp} />
    </Suspense>
  );
}
