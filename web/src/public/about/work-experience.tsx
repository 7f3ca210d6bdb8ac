import { styled } from 'styled-components';
import { publicAboutTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { H3 } from '../../ui/heading';
import { Soft, Stack } from '../../ui/layout';
import { color, space } from '../../ui/tokens';
import { Bullets } from '../parts/bullets';

const Jobs = styled.ol`
  display: grid;
  gap: ${space.lg};
  margin-top: ${space.sm};
  list-style: none;
  li {
    padding-left: ${space.md};
    border-left: 3px solid ${color.primarySoft};
  }
`;

/** Specification section 2, `/about`. */
export function WorkExperience({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t, common } = useTexts(publicAboutTexts);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.workExperience}
      description={t.workIntro}
      closeLabel={common.close}
      wide
      toRead
      footer={<Button onClick={() => onOpenChange(false)}>{common.close}</Button>}
    >
      <Stack $gap="lg">
        <section>
          <H3>{t.employmentHeading}</H3>
          <Jobs>
            {t.employment.map((job) => (
              <li key={job.role + job.period}>
                <strong>{job.role}</strong>
                <Soft as="p">{`${job.organisation} · ${job.period}`}</Soft>
                <p>{job.summary}</p>
              </li>
            ))}
          </Jobs>
        </section>
        <Stack as="section" $gap="xs">
          <H3>{t.qualificationsHeading}</H3>
          <Bullets items={t.qualifications} />
        </Stack>
        <Stack as="section" $gap="xs">
          <H3>{t.languagesHeading}</H3>
          <Bullets items={t.languages} />
        </Stack>
      </Stack>
    </Dialog>
  );
}
