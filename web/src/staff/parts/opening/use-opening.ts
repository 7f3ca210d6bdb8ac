import { leftToDo } from '@tulia/domain/practice/left-to-do';
import { bookable } from '@tulia/domain/practice/practitioner';
import { bookings } from '@tulia/domain/records/booking';
import { practiceSettings } from '@tulia/domain/records/practice-settings';
import { practitioners } from '@tulia/domain/records/practitioner';
import { useContext } from 'react';
import { useList } from '../../../platform/live/use-list';
import { StaffRecords } from '../staff-records';
import { useAllServices } from '../use-all-services';

/**
 * Nothing is left to do before all is read, and for staff who cannot do it. The hours are those of the first
 * practitioner.
 */
export function useOpening(isManager: boolean) {
  const { settings } = useContext(StaffRecords);
  const people = useList(isManager ? 'practitioners-all' : null, practitioners, () => []);
  const offered = useAllServices(isManager);
  const booked = useList(isManager ? 'any-booking' : null, bookings, (sdk) => [sdk.limit(1)]);
  const reads = isManager ? [settings, people, offered, booked] : [];
  const isKnown = isManager && reads.every((read) => read.data !== undefined && !read.fromCache);
  const left = !isKnown
    ? { steps: [], people: 0 }
    : leftToDo({
        settings: settings.data ?? practiceSettings.fromStored({}),
        practitioners: people.data ?? [],
        services: (offered.data ?? []).map(({ id, isActive }) => ({ slug: id, isActive })),
        hasBookings: (booked.data ?? []).length > 0,
      });
  const [first] = bookable(people.data ?? [], null);
  return { ...left, hours: first?.openingHours ?? null, reads, isKnown };
}
