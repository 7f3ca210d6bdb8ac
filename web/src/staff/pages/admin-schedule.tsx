import { may } from '@tulia/domain/person/permission';
import { adminScheduleCopy } from '../schedule/calendar/texts';
import { useCopy } from '../../platform/language/use-copy';
import { BookAt } from '../bookings/behalf/book-on-behalf';
import { BookingDesk, BookingPanel } from '../bookings/panel/booking-desk';
import { Schedule } from '../schedule/calendar/schedule';
import { useSession } from '../../platform/session/session';
import { AdminFrame } from '../parts/admin-frame';

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
