import { adminEditorTexts } from './texts/editor';
import { useTexts } from '../../platform/language/use-texts';
import type { Live } from '../../platform/live/live';
import type { Answer } from '../../platform/live/use-answer';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/states';
import { Awaited } from './awaited';

/** A live read, or a call of the server. */
type Read = { status: Live<unknown>['status'] | Answer<unknown>['status'] } & (
  Pick<Live<unknown>, 'overdue' | 'retry'> | Pick<Answer<unknown>, 'again'>
);

export const isFailed = (read: Read): boolean =>
  read.status === 'error' || read.status === 'failed';

/** Stands in place of data until all of them are read: a skeleton, or why the data do not come. */
export function NotRead({
  of,
  texts,
  lines,
  height,
}: {
  of: readonly Read[];
  texts?: { loading?: string; failed?: string; failedText?: string };
  lines?: number;
  height?: string;
}) {
  const { t, common } = useTexts(adminEditorTexts);
  const { loading, failed, failedText } = { ...t, ...texts };
  if (!of.some(isFailed))
    return (
      <Awaited of={of.filter((read) => 'overdue' in read)}>
        <Skeleton label={loading} lines={lines} height={height} />
      </Awaited>
    );
  const again = () => of.forEach((read) => ('again' in read ? read.again() : read.retry()));
  return (
    <Awaited of={[]} onRetry={again}>
      <ErrorState title={failed} action={<Button onClick={again}>{common.retry}</Button>}>
        {failedText}
      </ErrorState>
    </Awaited>
  );
}
