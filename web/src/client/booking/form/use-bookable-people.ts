import { bookable } from '@tulia/domain/practice/practitioner';
import { useMemo } from 'react';
import { bookingPersonTexts } from '../texts/booking-person';
import { useTexts } from '../../../platform/language/use-texts';
import { usePractitioners } from '../../../shared/practice/practitioners';

/**
 * The practitioners who take bookings of a service, and those of them whom the client chose (all for 'anyone'). `name`
 * is the choice in words; null when the practice has one practitioner.
 * @param slug of the service, or empty @param chosen id of a practitioner, or empty
 */
export function useBookablePeople(slug: string, chosen: string) {
  const { t } = useTexts(bookingPersonTexts);
  const everybody = usePractitioners();
  return useMemo(() => {
    const people = bookable(everybody, slug === '' ? null : slug);
    const wanted = people.filter(({ id }) => chosen === '' || id === chosen);
    const [only, another] = wanted;
    const name = another === undefined ? (only?.name ?? null) : t.anyone;
    return { people, wanted, name: bookable(everybody, null).length > 1 ? name : null };
  }, [everybody, slug, chosen, t]);
}
