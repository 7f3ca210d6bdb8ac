/** Shown in the place of what is not known, so that staff do not take silence for "there is nothing". */
import type { ReactNode } from 'react';
import { notKnownTexts } from './texts/not-known';
import { useTexts } from '../../platform/language/use-texts';
import { reconnectFirestore } from '../../platform/firebase/firestore';
import { checkAgain } from '../../platform/offline/connection';
import { useOnline } from '../../platform/offline/use-connection';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import type { Live } from '../../platform/live/live';

function tryAgain(): void {
  void checkAgain();
  // A read that cannot be fetched now tells of it itself.
  reconnectFirestore().catch(() => undefined);
}

/**
 * Tells that something is not known, and why: at once without a connection, else when the server has been silent
 * for a while. Until then it shows `children`, such as a skeleton.
 * @param of the reads: `<Awaited of={[sessions]}><Skeleton label={t.loading} /></Awaited>`
 * @param about the subject, where the place does not name it
 * @param onRetry asks again; without it the database is asked
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
  const { t, common } = useTexts(notKnownTexts);
  const isOnline = useOnline();
  if (isOnline && !of.some(({ overdue }) => overdue)) return children;
  const title = isOnline ? t.silent : t.offline;
  return (
    <Banner
      tone="warning"
      title={about === undefined ? title : t.about(about, title)}
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {common.retry}
        </Button>
      }
    >
      {isOnline ? t.silentText : t.offlineText}
    </Banner>
  );
}

type Kept = Pick<Live<unknown>, 'status' | 'fromCache' | 'overdue'>;

/** Whether one of the reads shows a kept answer while the server cannot be asked. */
export function useIsKept(of: readonly Kept[]): boolean {
  const isOnline = useOnline();
  return of.some(
    ({ status, fromCache, overdue }) => status === 'ready' && fromCache && (overdue || !isOnline),
  );
}

/** Tells that the page shows kept answers. The notice above every page tells when the last answer came. */
export function KeptNote({ of }: { of: readonly Kept[] }) {
  const { t } = useTexts(notKnownTexts);
  return useIsKept(of) && <Banner tone="warning">{t.kept}</Banner>;
}
