import { consentDialogTexts, consentTexts } from '../../shared/texts/consent-texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { H2, PageHeading } from '../../ui/heading';
import { Container, Stack } from '../../ui/layout';
import { PolicySections } from '../privacy/policy-sections';
import { publicPrivacyTexts } from '../privacy/texts';

/** `/privacy/agreement`: both consent agreements as a page, to read without a dialog and to print. */
export default function AgreementPage() {
  const { t, lang } = useTexts(consentDialogTexts);
  const { t: around } = useTexts(publicPrivacyTexts);
  const practice = usePractice();
  return (
    <Container>
      <PageHeading lead={around.agreementLead}>{t.title}</PageHeading>
      {(['adult', 'adolescent'] as const).map((form) => {
        const { intro, sections } = consentTexts[form][lang](practice);
        return (
          <Stack key={form} id={form}>
            <H2>{form === 'adult' ? t.adultTab : t.adolescentTab}</H2>
            <p>{intro}</p>
            <PolicySections sections={sections} />
          </Stack>
        );
      })}
    </Container>
  );
}
