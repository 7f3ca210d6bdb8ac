import { may } from '@tulia/domain/person/permission';
import { adminScheduleCopy } from '../../copy/staff/admin-schedule';
import { useCopy } from '../../copy/use-copy';
import { BookAt } from '../../features/bookings-admin/behalf/book-on-behalf';
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
        <Schedule
          role={staffRole}
          book={
            may(staffRole, 'decide-bookings')
              ? (at, onClose) => <BookAt at={at} onClose={onClose} />
              : undefined
          }
          details={(booking) => <BookingPanel booking={booking} />}
        />
      </BookingDesk>
    </AdminFrame>
  );
}
