import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { layoutTexts } from '../../shared/frame/texts';
import { useTexts } from '../../platform/language/use-texts';
import { whenIdle } from '../../platform/hooks/when-idle';
import { untilWorthTrying } from '../../platform/offline/connection';
import { currentToast, subscribeToToasts } from '../../ui/toast-store';

type ToasterModule = typeof import('../../ui/toaster');

/** Retries when the connection returns; waiting toasts show then. */
async function fetchToaster(failures = 0): Promise<ToasterModule> {
  try {
    return await import('../../ui/toaster');
  } catch {
    await untilWorthTrying(failures);
    return fetchToaster(failures + 1);
  }
}

const Toaster = lazy(() => fetchToaster().then(({ Toaster }) => ({ default: Toaster })));

/** Loads the region when the page is idle: offline it could not be fetched to say so. */
export function ToastRegion() {
  const { t } = useTexts(layoutTexts);
  const waiting = useSyncExternalStore(
    subscribeToToasts,
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
