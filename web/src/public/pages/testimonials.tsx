import { publicTestimonialsTexts } from '../stories/texts/testimonials';
import { useTexts } from '../../platform/language/use-texts';
import { StoriesAwaited } from '../stories/stories-awaited';
import { StoryCarousel } from '../stories/story-carousel';
import { StoryGrid } from '../stories/story-grid';
import { useStories } from '../stories/use-stories';
import { wereStoriesBuilt } from '../../shared/practice/has-stories';
import { paths } from '../../paths';
import { Banner } from '../../ui/banner';
import { Birds } from '../../ui/illustrations/birds';
import { Container } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { Band, BandHeading } from '../parts/band';
import { ClosingCall } from '../parts/closing-call';
import { PageHero } from '../parts/page-hero';

export default function TestimonialsPage() {
  const { t } = useTexts(publicTestimonialsTexts);
  const { value: stories, status } = useStories();
  const areAwaited = status === 'failed' || (status === 'default' && wereStoriesBuilt);
  return (
    <>
      <PageHero heading={t.heading} lead={t.lead} picture={<Birds />} />
      {stories.length > 0 ? (
        <>
          <Container>
            <StoryGrid stories={stories} />
          </Container>
          <Band>
            <Container $narrow>
              <BandHeading id="in-their-own-words">{t.carouselHeading}</BandHeading>
              <StoryCarousel stories={stories} />
            </Container>
          </Band>
          <Container>
            <Banner tone="neutral" title={t.consentTitle} role="note">
              {t.consentNote}
            </Banner>
          </Container>
        </>
      ) : (
        <Container>
          {areAwaited ? <StoriesAwaited failed={status === 'failed'} /> : <p>{t.noStories}</p>}
        </Container>
      )}
      <ClosingCall heading={t.closingHeading} words={t.closingText}>
        <LinkButton to={paths.booking} size="lg">
          {t.book}
        </LinkButton>
      </ClosingCall>
    </>
  );
}
