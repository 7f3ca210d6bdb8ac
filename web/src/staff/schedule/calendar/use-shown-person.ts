import { openingHoursOfAll } from '@tulia/domain/practice/opening-hours-of-all';
import type { Practitioner } from '@tulia/domain/records/practitioner';
import type { OpeningHours } from '@tulia/domain/slot/opening-hours';
import { usePractitioners } from '../../../shared/practice/practitioners';
import { useOwnPractitioner } from '../../parts/use-own-practitioner';
import { useQueryPart } from '../../../platform/hooks/use-query-part';

const PART = 'person';
/** Said in the address when somebody with an own diary looks at everybody's. */
const ALL = 'all';

export interface ShownPerson {
  people: readonly Practitioner[];
  /** null for everybody */
  practitionerId: string | null;
  show: (practitionerId: string | null) => void;
  hours: OpeningHours;
  /** undefined while only one person's time is shown */
  personName: ((practitionerId: string) => string) | undefined;
}

/** Whose schedule is shown: the own at first, for whoever has none everybody's. It stands in the address. */
export function useShownPerson(): ShownPerson {
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
    practitionerId,
    show: (id) =>
      changeQuery((next) => {
        next.set(PART, id ?? ALL);
        return next;
      }),
    hours: openingHoursOfAll(shown),
    personName: shown.length > 1 ? (id) => names.get(id) ?? '' : undefined,
  };
}
