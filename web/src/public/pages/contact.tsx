import { styled } from 'styled-components';
import { faqFacts } from '../contact/faq-facts';
import { publicContactTexts } from '../contact/texts/contact';
import { publicFaqTexts } from '../contact/texts/faq';
import { useTexts } from '../../platform/language/use-texts';
import { ContactForm } from '../contact/contact-form';
import { ContactInfo } from '../contact/contact-info';
import { Faq } from '../contact/faq';
import { ReachUs } from '../../shared/views/reach-us';
import { usePractice } from '../../shared/practice/practice';
import { useCrisisNumbers } from '../../shared/practice/use-crisis-numbers';
import { useServices } from '../../shared/practice/use-services';
import { StackedCard } from '../../ui/card';
import { H2 } from '../../ui/heading';
import { TeaAndLetter } from '../../ui/illustrations/tea-and-letter';
import { Container, OnlyWithoutScript } from '../../ui/layout';
import { above, space } from '../../ui/tokens';
import { Band, BandHeading } from '../parts/band';
import { PageHero } from '../parts/page-hero';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  align-items: start;
  padding-bottom: ${space.xxl};
  @media ${above.md} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  }
`;

export default function ContactPage() {
  const { t } = useTexts(publicContactTexts);
  const { t: faq } = useTexts(publicFaqTexts);
  const practice = usePractice();
  const facts = faqFacts(useServices(), practice);
  const numbers = useCrisisNumbers();
  return (
    <>
      <PageHero heading={t.heading} lead={t.lead} picture={<TeaAndLetter />} />
      <Columns>
        <StackedCard as="section" id="message">
          <H2>{t.formHeading}</H2>
          <ContactForm />
          <OnlyWithoutScript>
            {t.withoutScript} <ReachUs all />
          </OnlyWithoutScript>
        </StackedCard>
        <ContactInfo />
      </Columns>
      <Band $ground="sunken" id="faq">
        <Container $narrow>
          <BandHeading>{faq.heading}</BandHeading>
          <Faq facts={facts} numbers={numbers} />
        </Container>
      </Band>
    </>
  );
}
