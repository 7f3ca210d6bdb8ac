import { dayLookup, type AvailabilityMonth } from '@tulia/domain/records/availability';
import type { Practitioner } from '@tulia/domain/practice/practitioner';
import {
  slotRules,
  type DayLookup,
  type Diary,
  type SlotRules,
} from '@tulia/domain/slot/free-slots';

const openDay = { timeSlots: [], busy: [], isAvailable: true };
const everythingOpen: DayLookup = () => openDay;

/**
 * One diary for each of these people. @param months those that were read of any of them; null when reading failed:
 * then only their opening hours count on screen, and the server decides @param serviceId the service of the sessions
 */
export function diariesOf(
  people: readonly Pick<Practitioner, 'id' | 'openingHours'>[],
  months: readonly AvailabilityMonth[] | null,
  serviceId: string,
  practice: Omit<SlotRules, 'openingHours'>,
): Diary[] {
  return people.map((person) => {
    const own = (months ?? []).filter(({ practitionerId }) => practitionerId === person.id);
    const lookup = months === null ? everythingOpen : dayLookup(own, serviceId);
    return { rules: slotRules(practice, person), lookup };
  });
}
