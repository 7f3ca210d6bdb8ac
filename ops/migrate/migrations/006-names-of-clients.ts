/** Clients are found by names without accents and apostrophes, as after a recount (decision 031). */
import { clientSearchTerms } from '@tulia/domain/booking/search-terms';
import { textOf, type Migration } from '../migration';

export const namesOfClients: Migration = {
  name: '006-names-of-clients',
  collectionId: 'clients',
  change: ({ name, email, phone, searchTerms: known }) => {
    const contact = { name: textOf(name), email: textOf(email), phone: textOf(phone) };
    const searchTerms = clientSearchTerms(contact);
    return JSON.stringify(known) === JSON.stringify(searchTerms) ? null : { searchTerms };
  },
};
