import { styled } from 'styled-components';
import { publicServicesTexts } from './texts/services';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { Card } from '../../ui/card';
import { H2 } from '../../ui/heading';
import { color, space } from '../../ui/tokens';

const Frame = styled(Card)`
  display: grid;
  gap: ${space.md};
  align-content: start;
`;

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  padding-left: 1.3em;
  li::marker {
    color: ${color.accent};
  }
`;

export function PoliciesCard() {
  const { t } = useTexts(publicServicesTexts);
  const practice = usePractice();
  return (
    <Frame as="section" id="policies">
      <H2>{t.policiesHeading}</H2>
      <List>
        <li>{t.virtual}</li>
        <li>{t.confirmation(practice.confirmationHours)}</li>
        <li>{t.hold(practice.holdMinutes)}</li>
        <li>{t.refund(practice.refundCutoffHours)}</li>
        <li>{t.moving(practice.movingCutoffHours)}</li>
        <li>{t.late(practice.latenessGraceMinutes, practice.noShowMinutes)}</li>
        <li>{t.recommended(practice.recommendedSessions)}</li>
      </List>
    </Frame>
  );
}
