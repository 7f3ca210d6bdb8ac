import { adminScheduleCopy } from '../../copy/staff/admin-schedule';
import { useCopy } from '../../copy/use-copy';
import { BookingDesk, BookingPanel } from '../../features/bookings-admin/booking-desk';
import { Schedule } from '../../features/schedule/schedule';
import { useSession } from '../../session/session';
import { AdminFrame } from './parts/admin-frame';

export default function AdminSchedulePage() {
  const { t } = useCopy(adminScheduleCopy);
  const { role } = useSession();
  const staffRole = role ?? 'client';
  return (
    <AdminFrame heading={t.heading} lead={t.lead}>
      <BookingDesk role={staffRole}>
        <Schedule role={staffRole} details={(booking) => <BookingPanel booking={booking} />} />
      </BookingDesk>
    </AdminFrame>
  );
}
