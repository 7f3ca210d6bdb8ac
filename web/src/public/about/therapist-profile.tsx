import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { publicAboutTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractitioners } from '../../shared/practice/practitioners';
import { Button } from '../../ui/button';
import { Eyebrow, H2, H3 } from '../../ui/heading';
import { Container, OnlyWithScript, Stack } from '../../ui/layout';
import { above, space, text } from '../../ui/tokens';
import { Band } from '../parts/band';
import { IconList } from '../parts/icon-list';
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
          <Stack>
            <H3>{t.qualificationsHeading}</H3>
            <IconList Icon={GraduationCap} items={t.qualifications} />
          </Stack>
        </Columns>
      </Container>
      <WorkExperience open={open} onOpenChange={setOpen} />
    </Band>
  );
}
