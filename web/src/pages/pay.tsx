import { useLocation } from 'react-router-dom';
import { paymentsCopy } from '../copy/booking/payments';
import { useCopy } from '../copy/use-copy';
import { usePractice } from '../data/practice';
import { PayByLink } from '../features/pay-link/pay-by-link';
import { PageHeading } from '../ui/heading';
import { Container } from '../ui/layout';

/** `/pay#{token}`: paying without an account. What follows the `#` is sent to no server and stands in no log. */
export default function PayPage() {
  const { t } = useCopy(paymentsCopy);
  const { name } = usePractice();
  const token = useLocation().hash.slice(1);
  return (
    <Container $narrow>
      <PageHeading lead={t.linkLead(name)}>{t.linkHeading}</PageHeading>
      <PayByLink key={token} token={token} />
    </Container>
  );
}
