import type { GuardianView } from '@tulia/domain/booking/consent/guardian';
import { showGuardianLink } from '@tulia/domain/calls/guardian';
import { asRefusal } from '@tulia/domain/refusal';
import { useCallback, useEffect, useRef, useState } from 'react';
import { guardianCopy } from './texts';
import { useCopy } from '../../../platform/language/use-copy';
import { call } from '../../../platform/live/call';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Skeleton } from '../../../ui/skeleton';
import { EmptyState, ErrorState } from '../../../ui/states';
import { DigitsForm } from './digits-form';
import { GuardianAnswer } from './guardian-answer';

type Shown =
  | { state: 'loading' | 'over' | 'failed' | 'digits' }
  | { state: 'shown'; view: GuardianView; digits: string };

/** What a guardian is asked, once the link has shown that it reached them. */
export function GuardianByLink({ token }: { token: string }) {
  const { t } = useCopy(guardianCopy);
  const [shown, setShown] = useState<Shown>({ state: 'loading' });
  const isGone = useRef(false);
  const look = useCallback(() => {
    call(showGuardianLink, { token, digits: '' }).then(
      ({ view }) =>
        isGone.current ||
        setShown(view === null ? { state: 'digits' } : { state: 'shown', view, digits: '' }),
      (error: unknown) => {
        if (isGone.current) return;
        const refusal = asRefusal(error);
        const isOver = refusal.is('not-found') || refusal.is('invalid-input');
        setShown({ state: isOver ? 'over' : 'failed' });
      },
    );
  }, [token]);
  useEffect(() => {
    isGone.current = false;
    look();
    return () => {
      isGone.current = true;
    };
  }, [look]);
  switch (shown.state) {
    case 'loading':
      return <Skeleton label={t.loading} lines={5} />;
    case 'over':
      return <EmptyState title={t.over}>{t.overText}</EmptyState>;
    case 'failed':
      return (
        <ErrorState
          title={t.failed}
          action={
            <Button
              onClick={() => {
                setShown({ state: 'loading' });
                look();
              }}
            >
              {t.retry}
            </Button>
          }
        >
          {t.failedText}
        </ErrorState>
      );
    case 'digits':
      return (
        <Card>
          <DigitsForm
            token={token}
            onProved={(view, digits) => setShown({ state: 'shown', view, digits })}
          />
        </Card>
      );
    case 'shown':
      return (
        <GuardianAnswer
          token={token}
          digits={shown.digits}
          view={shown.view}
          onAnswered={(view) => setShown({ ...shown, view })}
        />
      );
  }
}
