import { useSearchParams } from 'react-router-dom';
import { paymentsTexts } from '../../shared/pay/texts';
import { useTexts } from '../../platform/language/use-texts';
import { Receipts } from '../sessions/receipt/receipts';
import { PageHeading } from '../../ui/heading';
import { Container } from '../../ui/layout';

/** `/receipt?booking=`: the receipts of a booking, for printing or storing. */
export default function ReceiptPage() {
  const { t } = useTexts(paymentsTexts);
  const [params] = useSearchParams();
  return (
    <Container $narrow>
      <PageHeading>{t.receiptTitle}</PageHeading>
      <Receipts bookingId={params.get('booking') ?? ''} />
    </Container>
  );
}
