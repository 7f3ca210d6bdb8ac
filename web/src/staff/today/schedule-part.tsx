import { may } from '@tulia/domain/person/permission';
import type { Role } from '@tulia/domain/person/role';
import { BookAt } from '../bookings/behalf/book-on-behalf';
import { BookingProvider, BookingPanel, MoveTo } from '../bookings/panel/booking-provider';
import { Schedule } from '../schedule/calendar/schedule';

export function SchedulePart({ role }: { role: Role }) {
  return (
    <BookingProvider role={role}>
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
    </BookingProvider>
  );
}
