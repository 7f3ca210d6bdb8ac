import { publicHomeTexts } from '../home/texts';
import { useTexts } from '../../platform/language/use-texts';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { Hero } from '../home/hero';
import { HowItWorks } from '../home/how-it-works';
import { ServicesTeaser } from '../home/services-teaser';
import { StoriesTeaser } from '../home/stories-teaser';
import { WhyChoose } from '../home/why-choose';
import { ClosingCall } from '../parts/closing-call';

export default function HomePage() {
  const { t } = useTexts(publicHomeTexts);
  return (
    <>
      <Hero />
      <HowItWorks />
      <ServicesTeaser />
      <WhyChoose />
      <StoriesTeaser />
      <ClosingCall heading={t.closingHeading} words={t.closingText}>
        <LinkButton to={paths.booking} size="lg">
          {t.bookSession}
        </LinkButton>
        <LinkButton to={paths.contact} size="lg" variant="secondary">
          {t.contactUs}
        </LinkButton>
      </ClosingCall>
    </>
  );
}
