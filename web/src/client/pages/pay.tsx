import { useLocation } from 'react-router-dom';
import { payLinkTexts } from '../links/pay/texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { PayByLink } from '../links/pay/pay-by-link';
import { PageHeading } from '../../ui/heading';
import { Container } from '../../ui/layout';

/** `/pay#{token}`: paying without an account. No server and no log sees the part after `#`. */
export default function PayPage() {
  const { t } = useTexts(payLinkTexts);
  const { name } = usePractice();
  const token = useLocation().hash.slice(1);
  return (
    <Container $narrow>
      <PageHeading lead={t.linkLead(name)}>{t.linkHeading}</PageHeading>
      <PayByLink key={token} token={token} />
    </Container>
  );
}
