import { useSearchParams } from 'react-router-dom';
import { receiptTexts } from '../sessions/receipt/texts';
import { useTexts } from '../../platform/language/use-texts';
import { paths } from '../../paths';
import { useSession } from '../../platform/session/session';
import { LinkButton } from '../../ui/link-button';
import { OnScreenOnly } from '../../ui/theme/print-style';
import { Receipts } from '../sessions/receipt/receipts';
import { PageHeading } from '../../ui/heading';
import { Container } from '../../ui/layout';

/** `/receipt?booking=`: the receipts of a booking, for printing or storing. */
export default function ReceiptPage() {
  const { t } = useTexts(receiptTexts);
  const [params] = useSearchParams();
  const { role } = useSession();
  return (
    <Container $narrow>
      {role !== null && role !== 'client' && (
        <OnScreenOnly>
          <LinkButton size="sm" variant="quiet" to={paths.staff}>
            {t.toPractice}
          </LinkButton>
        </OnScreenOnly>
      )}
      <PageHeading>{t.receiptTitle}</PageHeading>
      <Receipts bookingId={params.get('booking') ?? ''} />
    </Container>
  );
}
