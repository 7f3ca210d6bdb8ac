import { styled } from 'styled-components';
import { publicHomeCopy } from './texts';
import { publicStoriesCopy } from '../stories/texts/stories';
import { useCopy } from '../../platform/language/use-copy';
import { StoryQuote } from '../stories/story-quote';
import { paths } from '../../paths';
import { Container, Grid } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { space } from '../../ui/tokens';
import { Band } from '../parts/band';
import { BandHeading } from '../parts/band-heading';

const More = styled.p`
  margin-top: ${space.lg};
`;

/** What three people said, with initials only. */
export function StoriesTeaser() {
  const { t } = useCopy(publicHomeCopy);
  const { t: storiesText } = useCopy(publicStoriesCopy);
  return (
    <Band id="stories">
      <Container>
        <BandHeading lead={t.storiesLead}>{t.storiesHeading}</BandHeading>
        <Grid $min="13rem">
          {storiesText.stories.map((story) => (
            <StoryQuote key={story.id} quote={story.quote} initials={story.initials} />
          ))}
        </Grid>
        <More>
          <LinkButton to={paths.testimonials} variant="secondary">
            {t.moreStories}
          </LinkButton>
        </More>
      </Container>
    </Band>
  );
}
