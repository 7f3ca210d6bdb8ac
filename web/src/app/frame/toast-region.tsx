import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { layoutTexts } from '../../shared/frame/texts';
import { useTexts } from '../../platform/language/use-texts';
import { whenIdle } from '../../platform/hooks/when-idle';
import { currentToast, lastToast } from '../../ui/toast-store';
import { untilFetched } from './notice-region';

/** Waiting toasts show once the connection returns. */
const Toaster = lazy(async () => ({
  default: (await untilFetched(() => import('../../ui/toaster'))).Toaster,
}));

/** Loads the region when the page is idle, since it could not be fetched offline. */
export function ToastRegion() {
  const { t } = useTexts(layoutTexts);
  const waiting = useSyncExternalStore(
    lastToast.subscribe,
    () => currentToast() !== null,
    () => false,
  );
  const [idle, setIdle] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (!wanted && (waiting || idle)) setWanted(true);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster label={t.notifications} closeLabel={t.closeNotification} />
    </Suspense>
  );
}
