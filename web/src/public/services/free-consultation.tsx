import { styled } from 'styled-components';
import { NextFreeTimes } from './next-free-times';
import { useServices } from '../../shared/practice/use-services';
import { publicServicesTexts } from './texts/services';
import { useTexts } from '../../platform/language/use-texts';
import { bookingPath } from '../../paths';
import { H2 } from '../../ui/heading';
import { Container } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { above, color, space, text } from '../../ui/tokens';

const SLUG = 'free-consultation';

const Ground = styled.section`
  padding-block: clamp(2rem, 5vw, 3.25rem);
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
`;

const Row = styled(Container)`
  display: grid;
  gap: ${space.md} ${space.xl};
  align-items: center;
  justify-items: start;
  @media ${above.md} {
    grid-template-columns: 1fr auto;
  }
`;

/** Balanced lines would part “15-minute” at its hyphen on a phone. */
const Title = styled(H2)`
  text-wrap: wrap;
`;

const Words = styled.p`
  margin-top: ${space.xs};
  font-size: ${text.lg};
`;

/** Its length comes from the data; absent when it is not offered. */
export function FreeConsultation() {
  const { t } = useTexts(publicServicesTexts);
  const service = useServices().get(SLUG);
  if (!service) return null;
  return (
    <Ground id={SLUG}>
      <Row>
        <div>
          <Title>{t.freeHeading(service.durationMinutes)}</Title>
          <Words>{t.freeText}</Words>
          <NextFreeTimes service={service} />
        </div>
        <LinkButton to={bookingPath(SLUG)} size="lg">
          {t.freeBook}
        </LinkButton>
      </Row>
    </Ground>
  );
}
