import type { GuardianView } from '@tulia/domain/booking/consent/guardian';
import { showGuardianLink, type GuardianPay } from '@tulia/domain/calls/guardian/guardian';
import { useState } from 'react';
import { guardianCopy } from './texts';
import { useCopy } from '../../../platform/language/use-copy';
import { useAnswer } from '../../../platform/live/use-answer';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Skeleton } from '../../../ui/skeleton';
import { EmptyState, ErrorState } from '../../../ui/states';
import { WaysToTalk } from '../../../shared/views/ways-to-talk';
import { isLinkOver } from '../link-over';
import { DigitsForm } from './digits-form';
import { GuardianAnswer } from './guardian-answer';

/** What the link has shown, and the digits that proved the guardian; empty where none are asked for. */
export interface Proved {
  view: GuardianView;
  pay: GuardianPay;
  digits: string;
}

/** What a guardian is asked, once the link has shown that it reached them. */
export function GuardianByLink({ token }: { token: string }) {
  const { t } = useCopy(guardianCopy);
  const { status, data, refusal, again } = useAnswer(showGuardianLink, { token, digits: '' });
  const [proved, setProved] = useState<Proved | null>(null);
  if (isLinkOver(refusal))
    return (
      <EmptyState title={t.over} action={<WaysToTalk />}>
        {t.overText}
      </EmptyState>
    );
  if (status === 'failed')
    return (
      <ErrorState title={t.failed} action={<Button onClick={again}>{t.retry}</Button>}>
        {t.failedText}
      </ErrorState>
    );
  if (data === undefined) return <Skeleton label={t.loading} lines={5} />;
  const { view, digits, pay } = proved ?? { ...data, digits: '' };
  if (view === null)
    return (
      <Card>
        <DigitsForm token={token} onProved={setProved} />
      </Card>
    );
  return (
    <GuardianAnswer
      token={token}
      digits={digits}
      view={view}
      pay={pay}
      onAnswered={(answered) => setProved({ ...answered, digits })}
    />
  );
}
