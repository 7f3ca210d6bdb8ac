/** What stands in the place of something that is not known, so that nobody takes silence for "there is nothing". */
import type { ReactNode } from 'react';
import { notKnownCopy } from './texts/not-known';
import { useCopy } from '../../platform/language/use-copy';
import { reconnectFirestore } from '../../platform/firebase/firestore';
import { lookAgain } from '../../platform/offline/connection';
import { useOnline } from '../../platform/offline/use-connection';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import type { Live } from '../../platform/live/live';

function tryAgain(): void {
  void lookAgain();
  // What cannot be fetched now is told of by the reads themselves.
  reconnectFirestore().catch(() => undefined);
}

/**
 * Says that something is not known, and why: without a connection at once, else when the server has been silent for a while.
 * Until then `children` stand here, such as a skeleton.
 * @param of what is read: `<Awaited of={[sessions]}><Skeleton label={t.loading} /></Awaited>`
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
  const { t } = useCopy(notKnownCopy);
  const isOnline = useOnline();
  if (isOnline && !of.some(({ overdue }) => overdue)) return children;
  const title = isOnline ? t.silent : t.offline;
  return (
    <Banner
      tone="warning"
      title={about === undefined ? title : t.about(about, title)}
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {isOnline ? t.silentText : t.offlineText}
    </Banner>
  );
}

type Kept = Pick<Live<unknown>, 'status' | 'fromCache' | 'overdue'>;

/** Whether any of it is kept from before, while nobody can be asked how it stands now. */
export function useIsKept(of: readonly Kept[]): boolean {
  const isOnline = useOnline();
  return of.some(
    ({ status, fromCache, overdue }) => status === 'ready' && fromCache && (overdue || !isOnline),
  );
}

/** Says that what is shown is kept from before. When there was last an answer is said by the notice above every page. */
export function KeptNote({ of }: { of: readonly Kept[] }) {
  const { t } = useCopy(notKnownCopy);
  return useIsKept(of) && <Banner tone="warning">{t.kept}</Banner>;
}
