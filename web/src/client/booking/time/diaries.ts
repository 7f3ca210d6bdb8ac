import { dayLookup, type AvailabilityMonth } from '@tulia/domain/records/availability';
import type { Practitioner } from '@tulia/domain/practice/practitioner';
import { slotRules, type DayLookup, type SlotRules } from '@tulia/domain/slot/free-slots';

const openDay = { timeSlots: [], busy: [], isAvailable: true };
const everythingOpen: DayLookup = () => openDay;

/** @param months null when reading failed: then only opening hours count, and the server decides */
export function diariesOf(
  people: readonly Pick<Practitioner, 'id' | 'openingHours'>[],
  months: readonly AvailabilityMonth[] | null,
  serviceId: string,
  practice: Omit<SlotRules, 'openingHours'>,
) {
  return people.map((person) => {
    const own = (months ?? []).filter(({ practitionerId }) => practitionerId === person.id);
    const lookup = months === null ? everythingOpen : dayLookup(own, serviceId);
    return { rules: slotRules(practice, person), lookup };
  });
}
