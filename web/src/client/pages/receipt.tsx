import { useSearchParams } from 'react-router-dom';
import { paymentsCopy } from '../../shared/pay/texts';
import { useCopy } from '../../platform/language/use-copy';
import { Receipts } from '../sessions/receipt/receipts';
import { PageHeading } from '../../ui/heading';
import { Container } from '../../ui/layout';

/** `/receipt?booking=`: the receipts of a booking, to keep or print. */
export default function ReceiptPage() {
  const { t } = useCopy(paymentsCopy);
  const [params] = useSearchParams();
  return (
    <Container $narrow>
      <PageHeading>{t.receiptTitle}</PageHeading>
      <Receipts bookingId={params.get('booking') ?? ''} />
    </Container>
  );
}
