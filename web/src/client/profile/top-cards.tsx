import { CalendarHeart, Sprout } from 'lucide-react';
import { styled } from 'styled-components';
import { profileTexts } from './texts/profile';
import { useTexts } from '../../platform/language/use-texts';
import { paths } from '../../paths';
import { Card } from '../../ui/card';
import { H2 } from '../../ui/heading';
import { Grid, Stack } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { color, font, space } from '../../ui/tokens';

const Title = styled(H2)`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  font-size: 1.25rem;
  > svg {
    color: ${color.accent};
  }
`;

const Count = styled.strong`
  margin-right: ${space.xs};
  font-family: ${font.heading};
  font-size: 2rem;
  line-height: 1;
`;

/** The two cards at the top of the profile. @param upcoming number of upcoming sessions; null while unknown */
export function TopCards({ upcoming }: { upcoming: number | null }) {
  const { t } = useTexts(profileTexts);
  return (
    <Grid>
      <Card as="section">
        <Stack>
          <Title>
            <Sprout aria-hidden size={24} />
            {t.bookNowTitle}
          </Title>
          <p>{t.bookNowText}</p>
          <div>
            <LinkButton to={paths.booking}>{t.bookNow}</LinkButton>
          </div>
        </Stack>
      </Card>
      <Card as="section">
        <Stack>
          <Title>
            <CalendarHeart aria-hidden size={24} />
            {t.upcomingTitle}
          </Title>
          <p aria-live="polite">
            {upcoming === null ? (
              t.loading
            ) : (
              <>
                <Count>{upcoming}</Count>
                <span>{t.upcoming(upcoming)}</span>
              </>
            )}
          </p>
          <div>
            <LinkButton to={paths.mySessions} variant="secondary">
              {t.seeSessions}
            </LinkButton>
          </div>
        </Stack>
      </Card>
    </Grid>
  );
}
