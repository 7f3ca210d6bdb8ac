import { usePractice } from '../../shared/practice/practice';
import { PageHeading } from '../../ui/heading';
import { Container } from '../../ui/layout';
import { ManageByLink } from '../links/manage/manage-by-link';
import { emailLinkOf, ProveEmail } from '../links/manage/prove-email';
import { proveEmailTexts } from '../links/manage/prove-email-texts';
import { manageTexts } from '../links/manage/texts';
import { useTexts } from '../../platform/language/use-texts';
import { useLinkToken } from '../links/use-link-token';

/** `/manage#{token}`: a client changes a session without an account. No server and no log sees the part after `#`. */
export default function ManagePage() {
  const { t } = useTexts(manageTexts);
  const { t: email } = useTexts(proveEmailTexts);
  const { name } = usePractice();
  const token = useLinkToken('manage');
  const emailLink = emailLinkOf(token);
  if (emailLink !== null)
    return (
      <Container $narrow>
        <PageHeading lead={email.lead(name)}>{email.heading}</PageHeading>
        <ProveEmail key={token} link={emailLink} />
      </Container>
    );
  return (
    <Container $narrow>
      <PageHeading lead={t.lead(name)}>{t.heading}</PageHeading>
      <ManageByLink key={token} token={token} />
    </Container>
  );
}
