import { bookingTexts } from './texts/booking';
import { useTexts } from '../../platform/language/use-texts';
import { ReachUs } from '../../shared/views/reach-us';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/states';

/** Replaces the form while the practice takes no bookings. */
export function NotOpen() {
  const { t } = useTexts(bookingTexts);
  return (
    <Card>
      <EmptyState title={t.notOpen} action={<ReachUs all />}>
        {t.notOpenText}
      </EmptyState>
    </Card>
  );
}
