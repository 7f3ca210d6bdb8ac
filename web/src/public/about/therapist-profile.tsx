import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { publicAboutTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractitioners } from '../../shared/practice/practitioners';
import { Button } from '../../ui/button';
import { Eyebrow, H2, H3 } from '../../ui/heading';
import { Container, OnlyWithScript } from '../../ui/layout';
import { above, color, space, text } from '../../ui/tokens';
import { Band } from '../parts/band';
import { WorkExperience } from './work-experience';

const Columns = styled.div`
  display: grid;
  gap: ${space.xl} ${space.xxl};
  align-items: start;
  @media ${above.md} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.md};
  justify-items: start;
  font-size: ${text.lg};
`;

const List = styled.ul`
  display: grid;
  gap: ${space.sm};
  margin-top: ${space.md};
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space.sm};
    align-items: start;
  }
  svg {
    margin-top: 0.15em;
    color: ${color.primary};
  }
`;

export function TherapistProfile() {
  const { t } = useTexts(publicAboutTexts);
  const name = usePractitioners()[0]?.name ?? defaultPractitioner.name;
  const isNamed = name !== defaultPractitioner.name;
  const [open, setOpen] = useState(false);
  return (
    <Band $ground="sunken" id="therapist">
      <Container>
        <Columns>
          <Words>
            <div>
              <Eyebrow>{t.therapistRole}</Eyebrow>
              <H2>{isNamed ? name : t.therapistHeading}</H2>
            </div>
            {t.therapistText.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <OnlyWithScript>
              <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                {t.workExperience}
              </Button>
            </OnlyWithScript>
          </Words>
          <div>
            <H3>{t.qualificationsHeading}</H3>
            <List>
              {t.qualifications.map((qualification) => (
                <li key={qualification}>
                  <GraduationCap aria-hidden size={20} />
                  <span>{qualification}</span>
                </li>
              ))}
            </List>
          </div>
        </Columns>
      </Container>
      <WorkExperience open={open} onOpenChange={setOpen} />
    </Band>
  );
}
