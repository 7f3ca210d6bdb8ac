import { useSearchParams } from 'react-router-dom';
import { paymentsCopy } from '../copy/booking/payments';
import { useCopy } from '../copy/use-copy';
import { Receipts } from '../features/receipt/receipts';
import { PageHeading } from '../ui/heading';
import { Container } from '../ui/layout';

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
