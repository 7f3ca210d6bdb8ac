import { privacyPolicy } from '@tulia/domain/wording/consent/privacy-policy';
import { styled } from 'styled-components';
import { publicPrivacyTexts } from '../privacy/texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { telephone } from '../../paths';
import { ShelteredLeaf } from '../../ui/illustrations/sheltered-leaf';
import { Cluster, Container } from '../../ui/layout';
import { AnchorButton } from '../../ui/link-button';
import { above, space } from '../../ui/tokens';
import { PageHero } from '../parts/page-hero';
import { ConsentCard } from '../privacy/consent-card';
import { PolicyContents } from '../privacy/policy-contents';
import { PolicySections } from '../privacy/policy-sections';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl} ${space.xxl};
  align-items: start;
  @media ${above.lg} {
    grid-template-columns: minmax(0, 1fr) 19rem;
  }
`;

const Side = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  @media ${above.lg} {
    position: sticky;
    top: calc(var(--header) + var(--leave-quickly) + 1rem);
  }
`;

export default function PrivacyPage() {
  const { t } = useTexts(publicPrivacyTexts);
  const practice = usePractice();
  const policy = useTexts(privacyPolicy).t(practice);
  return (
    <>
      <PageHero heading={policy.title} lead={policy.intro} picture={<ShelteredLeaf />} />
      <Columns>
        <div>
          <PolicySections sections={policy.sections} anchors />
          <Cluster>
            {practice.email !== '' && (
              <AnchorButton href={`mailto:${practice.email}`} variant="secondary">
                {t.email}
              </AnchorButton>
            )}
            {practice.phone !== '' && (
              <AnchorButton href={telephone(practice.phone)} variant="secondary">
                {t.call}
              </AnchorButton>
            )}
          </Cluster>
        </div>
        <Side>
          <PolicyContents sections={policy.sections} />
          <ConsentCard />
        </Side>
      </Columns>
    </>
  );
}
