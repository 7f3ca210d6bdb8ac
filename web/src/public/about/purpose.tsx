import { Globe2, ShieldCheck, Target } from 'lucide-react';
import { styled } from 'styled-components';
import { publicAboutTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { Card } from '../../ui/card';
import { H2, H3 } from '../../ui/heading';
import { Container, Grid, Stack } from '../../ui/layout';
import { color, space, text } from '../../ui/tokens';
import { Band, BandHeading } from '../parts/band';
import { Bullets } from '../parts/bullets';

const Statement = styled.div`
  display: grid;
  gap: ${space.sm};
  align-content: start;
  padding-left: ${space.lg};
  border-left: 4px solid ${color.accent};
  p {
    font-size: ${text.lg};
  }
`;

const Value = styled(Card)`
  display: grid;
  gap: ${space.xs};
  align-content: start;
  > svg {
    color: ${color.primary};
  }
  p {
    color: ${color.inkSoft};
  }
`;

const ICONS = [ShieldCheck, Globe2, Target];

export function Purpose() {
  const { t } = useTexts(publicAboutTexts);
  return (
    <>
      <Band $ground="sunken">
        <Container>
          <Grid $min="20rem" $gap="xl">
            <Statement>
              <H2>{t.missionHeading}</H2>
              <p>{t.mission}</p>
            </Statement>
            <Statement>
              <H2>{t.visionHeading}</H2>
              <p>{t.vision}</p>
            </Statement>
          </Grid>
        </Container>
      </Band>
      <Band>
        <Container>
          <Stack $gap="xxl">
            <div>
              <BandHeading>{t.valuesHeading}</BandHeading>
              <Grid $min="13rem">
                {t.values.map((value, index) => {
                  const Icon = ICONS[index] ?? Target;
                  return (
                    <Value key={value.title}>
                      <Icon aria-hidden size={28} />
                      <H3>{value.title}</H3>
                      <p>{value.text}</p>
                    </Value>
                  );
                })}
              </Grid>
            </div>
            <div>
              <BandHeading>{t.goalsHeading}</BandHeading>
              <Bullets items={t.goals} />
            </div>
          </Stack>
        </Container>
      </Band>
    </>
  );
}
