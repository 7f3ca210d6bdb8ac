import { styled } from 'styled-components';
import { useServices } from '../../shared/practice/use-services';
import { publicArticlesTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { bookingPath } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { color, radius, space } from '../../ui/tokens';

const SLUG = 'free-consultation';

const Box = styled.aside`
  display: grid;
  gap: ${space.sm};
  justify-items: start;
  width: 100%;
  padding: ${space.lg};
  border-radius: ${radius.lg};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
`;

/** The offer under an article; absent where the practice offers no free talk. */
export function FreeTalk() {
  const { t } = useTexts(publicArticlesTexts);
  const free = useServices().get(SLUG);
  if (free === undefined) return null;
  return (
    <Box aria-label={t.talkLabel}>
      <p>{t.talk}</p>
      <LinkButton to={bookingPath(SLUG)}>{t.talkFree(free.durationMinutes)}</LinkButton>
    </Box>
  );
}
