import { adminEditorCopy } from '../copy/staff/admin-editor';
import { useCopy } from '../copy/use-copy';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import { ErrorState } from '../ui/states';
import { Awaited } from './awaited';
import type { Live } from './live';

/**
 * Stands for what an editor shows until all of it is read: bars while it comes, then why it does not.
 * @param lines bars, each of this `height`
 */
export function NotRead({
  of,
  lines,
  height,
}: {
  of: readonly Live<unknown>[];
  lines: number;
  height: string;
}) {
  const { t } = useCopy(adminEditorCopy);
  if (of.some(({ status }) => status === 'error')) {
    const retry = () => of.forEach((each) => each.retry());
    return (
      <ErrorState title={t.failed} action={<Button onClick={retry}>{t.retry}</Button>}>
        {t.failedText}
      </ErrorState>
    );
  }
  return (
    <Awaited of={of}>
      <Skeleton label={t.loading} lines={lines} height={height} />
    </Awaited>
  );
}
