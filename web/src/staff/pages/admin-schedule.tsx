import { may } from '@tulia/domain/person/permission';
import type { Role } from '@tulia/domain/person/role';
import { BookAt } from '../bookings/behalf/book-on-behalf';
import { BookingDesk, BookingPanel, MoveTo } from '../bookings/panel/booking-desk';
import { Schedule } from '../schedule/calendar/schedule';
import { adminScheduleCopy } from '../schedule/calendar/texts';
import { useCopy } from '../../platform/language/use-copy';
import { useSession } from '../../platform/session/session';
import { AdminFrame } from '../parts/admin-frame';

/** The schedule with the dialogs that open, book and move a session. */
export function SchedulePart({ role }: { role: Role }) {
  return (
    <BookingDesk role={role}>
      <Schedule
        role={role}
        book={
          may(role, 'decide-bookings')
            ? (at, onClose) => <BookAt at={at} onClose={onClose} />
            : undefined
        }
        move={(booking, target, onClose) => (
          <MoveTo booking={booking} target={target} onClose={onClose} />
        )}
        details={(booking) => <BookingPanel booking={booking} />}
      />
    </BookingDesk>
  );
}

export default function AdminSchedulePage() {
  const { t } = useCopy(adminScheduleCopy);
  const { role } = useSession();
  return (
    <AdminFrame heading={t.heading} lead={t.lead}>
      <SchedulePart role={role ?? 'client'} />
    </AdminFrame>
  );
}
