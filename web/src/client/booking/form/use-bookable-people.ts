import { bookable } from '@tulia/domain/practice/practitioner';
import { useMemo } from 'react';
import { useBookingPersonTexts } from '../texts/booking-person';
import { usePractitioners } from '../../../shared/practice/practitioners';

/**
 * The people who take bookings of a service, those of them who are `wanted` (all for 'anyone'), and their name for
 * the client; null where there is no choice. @param slug of the service, or empty @param chosen a practitioner, or empty
 */
export function useBookablePeople(slug: string, chosen: string) {
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
