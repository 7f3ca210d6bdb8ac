import { usePractice } from '../../shared/practice/practice';
import { PageHeading } from '../../ui/heading';
import { Container } from '../../ui/layout';
import { ManageByLink } from '../links/manage/manage-by-link';
import { manageTexts } from '../links/manage/texts';
import { useTexts } from '../../platform/language/use-texts';
import { useLinkToken } from '../links/use-link-token';

/** `/manage#{token}`: a client changes a session without an account. No server and no log sees the part after `#`. */
export default function ManagePage() {
  const { t } = useTexts(manageTexts);
  const { name } = usePractice();
  const token = useLinkToken('manage');
  return (
    <Container $narrow>
      <PageHeading lead={t.lead(name)}>{t.heading}</PageHeading>
      <ManageByLink key={token} token={token} />
    </Container>
  );
}
