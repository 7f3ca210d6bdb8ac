import { bookable, type Practitioner } from '@tulia/domain/practice/practitioner';
import { useMemo } from 'react';
import { useBookingPersonTexts } from '../texts/booking-person';
import { usePractitioners } from '../../../shared/practice/practitioners';

export interface BookablePeople {
  /** who takes bookings of the service, in their order */
  people: readonly Practitioner[];
  /** the chosen one of these, or all for 'anyone' */
  wanted: readonly Practitioner[];
  /** what the client reads; null where there is no choice */
  name: string | null;
}

/** @param slug of the chosen service, or empty. @param chosen a practitioner, or empty */
export function useBookablePeople(slug: string, chosen: string): BookablePeople {
  const { t } = useBookingPersonTexts();
  const everybody = usePractitioners();
  return useMemo(() => {
    const people = bookable(everybody, slug === '' ? null : slug);
    const wanted = people.filter(({ id }) => chosen === '' || id === chosen);
    const [only, another] = wanted;
    const name = another === undefined ? (only?.name ?? null) : t.anyone;
    return { people, wanted, name: bookable(everybody, null).length > 1 ? name : null };
  }, [everybody, slug, chosen, t]);
}
