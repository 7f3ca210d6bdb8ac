import { showGuardianLink } from '@tulia/domain/calls/guardian/guardian';
import { useState } from 'react';
import { guardianTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useAnswer } from '../../../platform/live/use-answer';
import { Card } from '../../../ui/card';
import { isLinkOver, LinkState } from '../link-state';
import { DigitsForm, type Proved } from './digits-form';
import { GuardianAnswer } from './guardian-answer';

/** The questions to a guardian, or first the digits that prove who opened the link. */
export function GuardianByLink({ token }: { token: string }) {
  const { t } = useTexts(guardianTexts);
  const answer = useAnswer(showGuardianLink, { token, digits: '' });
  const { data } = answer;
  const [proved, setProved] = useState<Proved | null>(null);
  if (isLinkOver(answer.refusal) || answer.status === 'failed' || data === undefined)
    return <LinkState answer={answer} overText={t.overText} />;
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
