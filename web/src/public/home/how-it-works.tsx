import { styled } from 'styled-components';
import { publicHomeTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { H3 } from '../../ui/heading';
import { Container } from '../../ui/layout';
import { above, color, font, space } from '../../ui/tokens';
import { Band, BandHeading } from '../parts/band';

const Steps = styled.ol`
  display: grid;
  gap: ${space.xl};
  list-style: none;
  counter-reset: step;
  @media ${above.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Step = styled.li`
  display: grid;
  gap: ${space.xs};
  align-content: start;
  padding-top: ${space.md};
  border-top: 2px solid ${color.lineStrong};
  counter-increment: step;
  &::before {
    content: counter(step);
    color: ${color.accent};
    font-family: ${font.heading};
    font-size: 2.5rem;
    font-weight: 600;
    line-height: 1;
  }
  p {
    color: ${color.inkSoft};
  }
`;

export function HowItWorks() {
  const { t } = useTexts(publicHomeTexts);
  return (
    <Band $ground="sunken" id="how-it-works" data-later>
      <Container>
        <BandHeading lead={t.howLead}>{t.howHeading}</BandHeading>
        <Steps>
          {t.steps.map((step) => (
            <Step key={step.title}>
              <H3>{step.title}</H3>
              <p>{step.text}</p>
            </Step>
          ))}
        </Steps>
      </Container>
    </Band>
  );
}
