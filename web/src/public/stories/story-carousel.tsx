import { inLanguage } from '@tulia/domain/person/localized';
import type { Story } from '@tulia/domain/records/site/story';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { publicTestimonialsTexts } from './texts/testimonials';
import { useTexts } from '../../platform/language/use-texts';
import { Card } from '../../ui/card';
import { IconButton } from '../../ui/icon-button';
import { Stack } from '../../ui/layout';
import { color, font, radius, space, text } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { FullStory } from './full-story';

/** Slides share one place as high as the longest, so that nothing moves; without script each has its own. */
const Slide = styled(Card)`
  grid-area: 1 / 1;
  &:not([data-current]) {
    visibility: hidden;
  }
  @media (scripting: none) {
    grid-area: auto;
    &:not([data-current]) {
      visibility: visible;
    }
  }
`;

const Quote = styled.p`
  margin-bottom: ${space.md};
  font-family: ${font.heading};
  font-size: ${text.h3};
  line-height: 1.3;
`;

const Who = styled.p`
  margin-top: ${space.md};
  color: ${color.inkSoft};
  font-weight: 700;
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  justify-content: center;
  margin-top: ${space.md};
  @media (scripting: none) {
    display: none;
  }
`;

const Dots = styled.div`
  display: flex;
`;

const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  &::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid ${color.primary};
    border-radius: ${radius.pill};
  }
  &[aria-current='true']::before {
    background: ${color.primary};
    /* The browser replaces our colours, and all dots would look alike. */
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
    }
  }
`;

/** After the last story comes the first. */
export function StoryCarousel({ stories }: { stories: readonly Story[] }) {
  const { t, lang } = useTexts(publicTestimonialsTexts);
  const [chosen, setChosen] = useState(0);
  const count = stories.length;
  // A story may have been withdrawn since.
  const current = Math.min(chosen, count - 1);
  const go = (step: number) => setChosen((current + step + count) % count);
  return (
    <section aria-roledescription="carousel" aria-label={t.carouselLabel}>
      <Stack>
        {stories.map((story, index) => (
          <Slide
            key={story.slug}
            as="article"
            id={story.slug}
            aria-label={t.goTo(index + 1, story.initials)}
            data-current={index === current || undefined}
          >
            <Quote>{`“${inLanguage(story.quote, lang)}”`}</Quote>
            <FullStory text={story.fullStory} language={lang} />
            <Who>{story.initials}</Who>
          </Slide>
        ))}
      </Stack>
      <VisuallyHidden role="status">{t.position(current + 1, count)}</VisuallyHidden>
      <Controls>
        <IconButton label={t.previous} onClick={() => go(-1)}>
          <ChevronLeft aria-hidden size={24} />
        </IconButton>
        <Dots role="group" aria-label={t.dots}>
          {stories.map((story, index) => (
            <Dot
              key={story.slug}
              type="button"
              aria-label={t.goTo(index + 1, story.initials)}
              aria-current={index === current}
              onClick={() => setChosen(index)}
            />
          ))}
        </Dots>
        <IconButton label={t.next} onClick={() => go(1)}>
          <ChevronRight aria-hidden size={24} />
        </IconButton>
      </Controls>
    </section>
  );
}
