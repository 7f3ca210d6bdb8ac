import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../platform/hooks/when-idle';
import { untilWorthTrying } from '../../platform/offline/connection';

/** Retries for ever: the page goes on without the part. */
export async function untilFetched<Part>(load: () => Promise<Part>, failures = 0): Promise<Part> {
  try {
    return await load();
  } catch {
    await untilWorthTrying(failures);
    return untilFetched(load, failures + 1);
  }
}

const Notices = lazy(() => untilFetched(() => import('./notices')));

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
