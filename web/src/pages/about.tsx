import { publicAboutCopy } from '../copy/public/public-about';
import { useCopy } from '../copy/use-copy';
import { paths } from '../paths';
import { TwoChairs } from '../ui/illustrations/two-chairs';
import { LinkButton } from '../ui/link-button';
import { Approach } from './about/approach';
import { Purpose } from './about/purpose';
import { TherapistProfile } from './about/therapist-profile';
import { ClosingCall } from './parts/closing-call';
import { PageHero } from './parts/page-hero';

/** `/about` (specification section 2). */
export default function AboutPage() {
  const { t } = useCopy(publicAboutCopy);
  return (
    <>
      <PageHero heading={t.heading} lead={t.lead} picture={<TwoChairs />} />
      <Purpose />
      <TherapistProfile />
      <Approach />
      <ClosingCall heading={t.closingHeading} words={t.closingText}>
        <LinkButton to={paths.booking} size="lg">
          {t.book}
        </LinkButton>
      </ClosingCall>
    </>
  );
}
