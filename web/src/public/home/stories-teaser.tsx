import { inLanguage } from '@tulia/domain/person/localized';
import { styled } from 'styled-components';
import { publicHomeTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { StoriesAwaited } from '../stories/stories-awaited';
import { StoryQuote } from '../stories/story-quote';
import { useStories } from '../stories/use-stories';
import { wereStoriesBuilt } from '../../shared/practice/has-stories';
import { paths } from '../../paths';
import { Container } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { above, space } from '../../ui/tokens';
import { Band, BandHeading } from '../parts/band';

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

/** Specification section 2. */
const SHOWN = 3;

/** Stories with initials only, the first across the whole width; absent without stories. */
export function StoriesTeaser() {
  const { t, lang } = useTexts(publicHomeTexts);
  const { value: stories, status } = useStories();
  const areAwaited = wereStoriesBuilt && status !== 'loaded';
  if (stories.length === 0 && !areAwaited) return null;
  return (
    <Band id="stories">
      <Container>
        <BandHeading lead={t.storiesLead}>{t.storiesHeading}</BandHeading>
        {areAwaited ? (
          <StoriesAwaited part failed={status === 'failed'} />
        ) : (
          <Quotes>
            {stories.slice(0, SHOWN).map(({ slug, quote, initials }, index) => (
              <StoryQuote
                key={slug}
                quote={inLanguage(quote, lang)}
                initials={initials}
                isLead={index === 0}
              />
            ))}
          </Quotes>
        )}
        <More>
          <LinkButton to={paths.testimonials} variant="secondary">
            {t.moreStories}
          </LinkButton>
        </More>
      </Container>
    </Band>
  );
}
