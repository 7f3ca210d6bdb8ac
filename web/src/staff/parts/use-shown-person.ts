import { useQueryPart } from '../../platform/hooks/use-query-part';
import { personalKey } from '../../platform/device/local-record';
import { usePractitioners } from '../../shared/practice/practitioners';
import { readText, writeText } from '../../storage';

const PART = 'person';
const KEY = personalKey('shown-person');
/** Chosen by staff, to see the bookings of all. */
const ALL = 'all';

/** For the other pages of staff, until signing out. @param id null: all */
export const rememberPerson = (id: string | null) => void writeText(KEY, id ?? ALL);

/**
 * Whose bookings staff look at: the practitioner in the address, else the one last chosen on this device, else
 * `atFirst`.
 */
export function useShownPerson(atFirst: string | null = null) {
  const people = usePractitioners();
  const [query, changeQuery] = useQueryPart();
  const isThere = (id: string | null) => id === ALL || people.some((each) => each.id === id);
  const asked = [query.get(PART), readText(KEY), atFirst].find(isThere) ?? ALL;
  return {
    people,
    /** null: all */
    practitionerId: people.length < 2 || asked === ALL ? null : asked,
    show: (id: string | null) => {
      rememberPerson(id);
      changeQuery((next) => {
        next.set(PART, id ?? ALL);
        return next;
      });
    },
  };
}
