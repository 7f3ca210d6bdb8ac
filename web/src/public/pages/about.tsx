import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { styled } from 'styled-components';
import { PractitionerCard } from '../../shared/views/practitioner-card';
import { publicAboutTexts } from '../about/texts';
import { useTexts } from '../../platform/language/use-texts';
import { useAreSeveral, usePractitioners } from '../../shared/practice/practitioners';
import { paths } from '../../paths';
import { TwoTalking } from '../../ui/illustrations/two-talking';
import { LinkButton } from '../../ui/link-button';
import { space } from '../../ui/tokens';
import { Approach } from '../about/approach';
import { Purpose } from '../about/purpose';
import { TherapistProfile } from '../about/therapist-profile';
import { ClosingCall } from '../parts/closing-call';
import { PageHero } from '../parts/page-hero';

const People = styled.div`
  display: grid;
  gap: ${space.md};
  margin-bottom: ${space.md};
`;

const Book = styled.p`
  margin-bottom: ${space.xl};
`;

export default function AboutPage() {
  const { t } = useTexts(publicAboutTexts);
  const areSeveral = useAreSeveral();
  const found = usePractitioners();
  const people = found.length > 0 ? found : [defaultPractitioner];
  return (
    <>
      <PageHero heading={t.heading(areSeveral)} lead={t.lead(areSeveral)} picture={<TwoTalking />}>
        <People>
          {people.map((person) => (
            <PractitionerCard key={person.id} person={person} />
          ))}
        </People>
        <Book>
          <LinkButton to={paths.booking}>{t.book}</LinkButton>
        </Book>
      </PageHero>
      <TherapistProfile />
      <Purpose />
      <Approach />
      <ClosingCall heading={t.closingHeading} words={t.closingText}>
        <LinkButton to={paths.booking} size="lg">
          {t.book}
        </LinkButton>
      </ClosingCall>
    </>
  );
}
