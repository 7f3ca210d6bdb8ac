/** Bookings are also found by names without accents and apostrophes (decision 031). */
import { beginningsOf, contactTerms } from '@tulia/domain/booking/search-terms';
import { textOf, type Migration } from '../migration';

export const namesOfBookings: Migration = {
  name: '005-names-of-bookings',
  collectionId: 'bookings',
  change: ({ clientName, searchTerms }) => {
    const terms = Array.isArray(searchTerms) ? searchTerms.map(textOf) : [];
    // Without address and number, which the terms of a client who has left no longer hold.
    const contact = { clientName: textOf(clientName), clientEmail: '', clientPhone: '' };
    const { words } = contactTerms(contact);
    const all = new Set([...terms, ...words.flatMap((word) => beginningsOf(word))]);
    return all.size === new Set(terms).size ? null : { searchTerms: [...all] };
  },
};
