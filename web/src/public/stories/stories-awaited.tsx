import { styled } from 'styled-components';
import { publicTestimonialsTexts } from './texts/testimonials';
import { useTexts } from '../../platform/language/use-texts';
import { Skeleton } from '../../ui/skeleton';
import { above } from '../../ui/tokens';
import { OnlyWithoutScript, OnlyWithScript } from '../../ui/layout';

/** Reserves height for the stories, so that the content below hardly moves when they come. */
const Place = styled.div<{ $part: boolean }>`
  min-height: ${({ $part }) => ($part ? '42rem' : '100vh')};
  @media ${above.md} {
    min-height: ${({ $part }) => ($part ? '26.5rem' : '100vh')};
  }
  @media (scripting: none) {
    min-height: 0;
  }
`;

/**
 * Stands in the built page until the stories are read; the page wakes when the reader comes near (`app/wake.ts`).
 * @param part for the three quotes of the home page instead of all stories
 */
export function StoriesAwaited({ failed, part = false }: { failed: boolean; part?: boolean }) {
  const { t } = useTexts(publicTestimonialsTexts);
  return (
    <Place data-awaited="" $part={part}>
      <OnlyWithScript>
        {failed ? <p role="status">{t.failed}</p> : <Skeleton label={t.loading} lines={6} />}
      </OnlyWithScript>
      <OnlyWithoutScript>{t.withoutScript}</OnlyWithoutScript>
    </Place>
  );
}
