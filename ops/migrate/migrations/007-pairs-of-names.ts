/** Bookings are also found by two names together, in one query (decision 031). */
import { contactTerms, pairsOf } from '@tulia/domain/booking/search-terms';
import { textOf, type Migration } from '../migration';

export const pairsOfNames: Migration = {
  name: '007-pairs-of-names',
  collectionId: 'bookings',
  change: ({ clientName, searchTerms }) => {
    const terms = Array.isArray(searchTerms) ? searchTerms.map(textOf) : [];
    const contact = { clientName: textOf(clientName), clientEmail: '', clientPhone: '' };
    const all = new Set([...terms, ...pairsOf(contactTerms(contact).words)]);
    return all.size === new Set(terms).size ? null : { searchTerms: [...all] };
  },
};
