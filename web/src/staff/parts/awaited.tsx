import type { ReactNode } from 'react';
import { notKnownTexts } from './texts/not-known';
import { useTexts } from '../../platform/language/use-texts';
import { reconnectFirestore } from '../../platform/firebase/firestore';
import { checkAgain } from '../../platform/offline/connection';
import { useOnline } from '../../platform/offline/use-connection';
import { Banner } from '../../ui/banner';
import { RetryBanner } from '../../shared/views/retry-banner';
import type { Live } from '../../platform/live/live';

function tryAgain(): void {
  void checkAgain();
  // A read that fails shows its own error.
  reconnectFirestore().catch(() => undefined);
}

/**
 * Says why data are not known, so that staff do not take them for missing: at once when offline, else when a read
 * is overdue. Until then it shows `children`, such as a skeleton.
 * @param of the reads: `<Awaited of={[sessions]}><Skeleton label={t.loading} /></Awaited>`
 * @param about the subject, where the page does not name it
 * @param onRetry by default reconnects to the database
 */
export function Awaited({
  of,
  about,
  onRetry = tryAgain,
  children,
}: {
  of: readonly Pick<Live<unknown>, 'overdue'>[];
  about?: string;
  onRetry?: () => void;
  children?: ReactNode;
}) {
  const { t } = useTexts(notKnownTexts);
  const isOnline = useOnline();
  if (isOnline && !of.some(({ overdue }) => overdue)) return children;
  const title = isOnline ? t.silent : t.offline;
  return (
    <RetryBanner
      tone="warning"
      title={about === undefined ? title : t.about(about, title)}
      onRetry={onRetry}
    >
      {isOnline ? t.silentText : t.offlineText}
    </RetryBanner>
  );
}

type Kept = Pick<Live<unknown>, 'status' | 'fromCache' | 'overdue'>;

/** Whether one of the reads shows a cached answer while the server cannot be asked. */
export function useIsKept(of: readonly Kept[]): boolean {
  const isOnline = useOnline();
  return of.some(
    ({ status, fromCache, overdue }) => status === 'ready' && fromCache && (overdue || !isOnline),
  );
}

/** Says that the page shows cached answers. */
export function KeptNote({ of }: { of: readonly Kept[] }) {
  const { t } = useTexts(notKnownTexts);
  return useIsKept(of) && <Banner tone="warning">{t.kept}</Banner>;
}
