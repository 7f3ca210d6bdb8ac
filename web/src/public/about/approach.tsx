import { styled } from 'styled-components';
import { publicAboutTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { H2, H3 } from '../../ui/heading';
import { Container, Grid, Stack } from '../../ui/layout';
import { color, space } from '../../ui/tokens';
import { Band, BandHeading } from '../parts/band';
import { Bullets } from '../parts/bullets';

const Method = styled.div`
  display: grid;
  gap: ${space.xs};
  align-content: start;
  padding-top: ${space.md};
  border-top: 2px solid ${color.line};
  p {
    color: ${color.inkSoft};
  }
`;

export function Approach() {
  const { t } = useTexts(publicAboutTexts);
  return (
    <Band>
      <Container>
        <Stack $gap="xxl">
          <div>
            <BandHeading lead={t.approachLead}>{t.approachHeading}</BandHeading>
            <Grid $min="15rem">
              {t.approach.map((method) => (
                <Method key={method.title}>
                  <H3>{method.title}</H3>
                  <p>{method.text}</p>
                </Method>
              ))}
            </Grid>
          </div>
          <Stack>
            <H2>{t.membershipsHeading}</H2>
            <Bullets items={t.memberships} />
          </Stack>
        </Stack>
      </Container>
    </Band>
  );
}
