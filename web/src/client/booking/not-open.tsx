import { useBookingTexts } from './texts/booking';
import { ReachUs } from '../../shared/views/reach-us';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/states';

/** Stands in for the form while nobody can be booked. */
export function NotOpen() {
  const { t } = useBookingTexts();
  return (
    <Card>
      <EmptyState title={t.notOpen} action={<ReachUs all />}>
        {t.notOpenText}
      </EmptyState>
    </Card>
  );
}
