import { openingHoursOfAll } from '@tulia/domain/practice/opening-hours-of-all';
import { usePractitioners } from '../../../shared/practice/practitioners';
import { useOwnPractitioner } from '../../parts/use-own-practitioner';
import { useQueryPart } from '../../../platform/hooks/use-query-part';

const PART = 'person';
/** Chosen by a staff member with an own diary, to see all diaries. */
const ALL = 'all';

/** The practitioner in the address, else the staff member's own, else all. */
export function useShownPerson() {
  const people = usePractitioners();
  const own = useOwnPractitioner();
  const [search, changeQuery] = useQueryPart();
  const asked = search.get(PART);
  const isThere = (id: string | null) => people.some((each) => each.id === id);
  const practitionerId =
    people.length < 2 || asked === ALL ? null : ([asked, own].find(isThere) ?? null);
  const shown = people.filter(({ id }) => practitionerId === null || id === practitionerId);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return {
    people,
    /** null: all */
    practitionerId,
    show: (id: string | null) =>
      changeQuery((next) => {
        next.set(PART, id ?? ALL);
        return next;
      }),
    hours: openingHoursOfAll(shown),
    /** undefined: one practitioner is shown */
    personName: shown.length > 1 ? (id: string) => names.get(id) ?? '' : undefined,
  };
}
