import { styled } from 'styled-components';
import { publicHomeCopy } from './texts';
import { publicStoriesCopy } from '../stories/texts/stories';
import { useCopy } from '../../platform/language/use-copy';
import { StoryQuote } from '../stories/story-quote';
import { paths } from '../../paths';
import { Container } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { above, space } from '../../ui/tokens';
import { Band } from '../parts/band';
import { BandHeading } from '../parts/band-heading';

const Quotes = styled.div`
  display: grid;
  gap: ${space.lg};
  @media ${above.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const More = styled.p`
  margin-top: ${space.lg};
`;

/** What three people said, with initials only; the first across the whole width. */
export function StoriesTeaser() {
  const { t } = useCopy(publicHomeCopy);
  const { t: storiesText } = useCopy(publicStoriesCopy);
  return (
    <Band id="stories">
      <Container>
        <BandHeading lead={t.storiesLead}>{t.storiesHeading}</BandHeading>
        <Quotes>
          {storiesText.stories.map((story, index) => (
            <StoryQuote
              key={story.id}
              quote={story.quote}
              initials={story.initials}
              isLead={index === 0}
            />
          ))}
        </Quotes>
        <More>
          <LinkButton to={paths.testimonials} variant="secondary">
            {t.moreStories}
          </LinkButton>
        </More>
      </Container>
    </Band>
  );
}
