import { adminEditorCopy } from './texts/editor';
import { useCopy } from '../../platform/language/use-copy';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/states';
import { Awaited } from './awaited';
import type { Live } from '../../platform/live/live';

/**
 * Shown in place of an editor until all of it is read: bars at first, then the reason why it does not come.
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
