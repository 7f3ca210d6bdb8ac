import { lineFailureSentence } from '@tulia/domain/wording/line-failure';
import { publicServicesTexts } from './texts/services';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { StackedCard } from '../../ui/card';
import { H2 } from '../../ui/heading';
import { Bullets } from '../parts/bullets';

export function PoliciesCard() {
  const { t, lang } = useTexts(publicServicesTexts);
  const practice = usePractice();
  return (
    <StackedCard as="section" id="policies">
      <H2>{t.policiesHeading}</H2>
      <Bullets
        items={[
          t.virtual,
          t.confirmation(practice.confirmationHours),
          t.hold(practice.holdMinutes),
          t.refund(practice.refundCutoffHours),
          t.moving(practice.movingCutoffHours),
          t.late(practice.latenessGraceMinutes, practice.noShowMinutes),
          lineFailureSentence(practice, lang),
          t.recommended(practice.recommendedSessions),
        ]}
      />
    </StackedCard>
  );
}
