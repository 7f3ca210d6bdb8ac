import { staffHeadingsCopy } from '../parts/texts/headings';
import { useCopy } from '../../platform/language/use-copy';
import { BookingsBoard } from '../bookings/list/bookings-board';
import { useSession } from '../../platform/session/session';
import { AdminFrame } from '../parts/admin-frame';

export default function AdminBookingsPage() {
  const { t } = useCopy(staffHeadingsCopy);
  const { role } = useSession();
  return (
    <AdminFrame heading={t.adminBookings.heading} lead={t.adminBookings.lead}>
      <BookingsBoard role={role ?? 'client'} />
    </AdminFrame>
  );
}
