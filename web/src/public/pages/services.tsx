import { styled } from 'styled-components';
import { publicServicesTexts } from '../services/texts/services';
import { useTexts } from '../../platform/language/use-texts';
import { paths } from '../../paths';
import { SteppingStones } from '../../ui/illustrations/stepping-stones';
import { Container, Grid } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { space } from '../../ui/tokens';
import { Band } from '../parts/band';
import { ClosingCall } from '../parts/closing-call';
import { PageHero } from '../parts/page-hero';
import { FreeConsultation } from '../services/free-consultation';
import { PaymentCard } from '../services/payment-card';
import { PoliciesCard } from '../services/policies-card';
import { ServiceCard } from '../services/service-card';

const Cards = styled(Container)`
  padding-block: ${space.xl} ${space.xxl};
`;

export default function ServicesPage() {
  const { t } = useTexts(publicServicesTexts);
  return (
    <>
      <PageHero heading={t.heading} lead={t.lead} picture={<SteppingStones />} />
      <FreeConsultation />
      <Cards>
        <Grid $min="18rem">
          <ServiceCard slug="individual-therapy" />
          <ServiceCard slug="adolescent-support" />
          <ServiceCard slug="couples-therapy" />
        </Grid>
      </Cards>
      <Band>
        <Container>
          <Grid $min="21rem">
            <PaymentCard />
            <PoliciesCard />
          </Grid>
        </Container>
      </Band>
      <ClosingCall heading={t.questions} words={t.questionsText}>
        <LinkButton to={paths.contact} size="lg" variant="secondary">
          {t.contact}
        </LinkButton>
      </ClosingCall>
    </>
  );
}
