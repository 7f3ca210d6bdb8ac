import { guardianTexts } from '../links/guardian/texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { GuardianByLink } from '../links/guardian/guardian-by-link';
import { useLinkToken } from '../links/use-link-token';
import { PageHeading } from '../../ui/heading';
import { Container } from '../../ui/layout';

/** `/guardian#{token}`: a guardian answers without an account. No server and no log sees the part after `#`. */
export default function GuardianPage() {
  const { t } = useTexts(guardianTexts);
  const { name } = usePractice();
  const token = useLinkToken('guardian');
  return (
    <Container $narrow>
      <PageHeading lead={t.lead(name)}>{t.heading}</PageHeading>
      <GuardianByLink key={token} token={token} />
    </Container>
  );
}
