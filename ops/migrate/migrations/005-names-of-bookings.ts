/** Bookings are found by names without accents and apostrophes, besides the terms that they have (decision 031). */
import { beginningsOf, contactTerms } from '@tulia/domain/booking/search-terms';
import type { Migration } from '../migration';

export const namesOfBookings: Migration = {
  name: '005-names-of-bookings',
  collectionId: 'bookings',
  change: ({ fields }) => {
    const stored = fields['searchTerms'] as { arrayValue?: { values?: Term[] } } | undefined;
    const clientName = (fields['clientName'] as Partial<Term> | undefined)?.stringValue ?? '';
    // The address and the number are not asked for: those of a client who has left are gone from the terms.
    const { words } = contactTerms({ clientName, clientEmail: '', clientPhone: '' });
    const terms = (stored?.arrayValue?.values ?? []).map(({ stringValue }) => stringValue);
    const all = new Set([...terms, ...words.flatMap((word) => beginningsOf(word))]);
    if (all.size === new Set(terms).size) return null;
    const values = [...all].map((stringValue) => ({ stringValue }));
    return { ...fields, searchTerms: { arrayValue: { values } } };
  },
};

interface Term {
  stringValue: string;
}
