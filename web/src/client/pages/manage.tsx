import { usePractice } from '../../shared/practice/practice';
import { PageHeading } from '../../ui/heading';
import { Container } from '../../ui/layout';
import { ManageByLink } from '../links/manage/manage-by-link';
import { useManageTexts } from '../links/manage/texts';
import { useLinkToken } from '../links/use-link-token';

/**
 * `/manage#{token}`: the client moves, cancels or changes the contact details without an account. What follows the `#`
 * is sent to no server and stands in no log.
 */
export default function ManagePage() {
  const { t } = useManageTexts();
  const { name } = usePractice();
  const token = useLinkToken('manage');
  return (
    <Container $narrow>
      <PageHeading lead={t.lead(name)}>{t.heading}</PageHeading>
      <ManageByLink key={token} token={token} />
    </Container>
  );
}
