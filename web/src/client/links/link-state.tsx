import type { Refusal } from '@tulia/domain/refusal';
import { useTexts } from '../../platform/language/use-texts';
import { catalogue } from '../../platform/language/catalogue';
import type { Answer } from '../../platform/live/use-answer';
import { WaysToTalk } from '../../shared/views/ways-to-talk';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState, ErrorState } from '../../ui/states';

const linkTexts = catalogue({
  en: {
    loading: 'Opening the link…',
    over: 'This link is not valid',
    failed: 'The link could not be opened',
    failedText: 'Check your connection and try again.',
  },
  sw: {
    loading: 'Kiungo kinafunguka…',
    over: 'Kiungo hiki si sahihi',
    failed: 'Kiungo hakikufunguka',
    failedText: 'Angalia mtandao wako kisha ujaribu tena.',
  },
});

/** Whether the link will never work again. */
export function isLinkOver(refusal: Refusal | null): boolean {
  return refusal !== null && (refusal.is('not-found') || refusal.is('invalid-input'));
}

/** Replaces the content of a link while it loads, when it failed, and when the link is not valid. */
export function LinkState({
  answer: { status, refusal, again },
  overText,
}: {
  answer: Pick<Answer<unknown>, 'status' | 'refusal' | 'again'>;
  overText: string;
}) {
  const { t, common } = useTexts(linkTexts);
  if (isLinkOver(refusal))
    return (
      <EmptyState title={t.over} action={<WaysToTalk />}>
        {overText}
      </EmptyState>
    );
  if (status === 'failed')
    return (
      <ErrorState title={t.failed} action={<Button onClick={again}>{common.retry}</Button>}>
        {t.failedText}
      </ErrorState>
    );
  return <Skeleton label={t.loading} lines={5} />;
}
