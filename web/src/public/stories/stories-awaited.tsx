import { styled } from 'styled-components';
import { publicTestimonialsTexts } from './texts/testimonials';
import { useTexts } from '../../platform/language/use-texts';
import { Skeleton } from '../../ui/skeleton';
import { above } from '../../ui/tokens';
import { OnlyWithoutScript, OnlyWithScript } from '../../ui/layout';

/** Keeps what follows in place: below the screen on the stories page, near its final place on the home page. */
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
 * @param part three sentences follow, as on the home page, and not all stories
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
