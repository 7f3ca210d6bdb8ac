import { staffHeadingsCopy } from '../../copy/staff/staff-headings';
import { useCopy } from '../../copy/use-copy';
import { BookingsBoard } from '../../features/bookings-admin/bookings-board';
import { useSession } from '../../session/session';
import { AdminFrame } from './parts/admin-frame';

export default function AdminBookingsPage() {
  const { t } = useCopy(staffHeadingsCopy);
  const { role } = useSession();
  return (
    <AdminFrame heading={t.adminBookings.heading} lead={t.adminBookings.lead}>
      <BookingsBoard role={role ?? 'client'} />
    </AdminFrame>
  );
}
