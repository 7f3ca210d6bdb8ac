import { pageHeadingsCopy } from '../copy/page-headings';
import { useCopy } from '../copy/use-copy';
import { BookingsBoard } from '../features/bookings-admin/bookings-board';
import { useSession } from '../firebase/session';
import { AdminFrame } from './admin-frame';

export default function AdminBookingsPage() {
  const { t } = useCopy(pageHeadingsCopy);
  const { role } = useSession();
  return (
    <AdminFrame heading={t.adminBookings.heading} lead={t.adminBookings.lead}>
      <BookingsBoard role={role ?? 'client'} />
    </AdminFrame>
  );
}
