/** Clients are found by names without accents and apostrophes, as a recount of each would write it (decision 031). */
import { clientSearchTerms } from '@tulia/domain/booking/clients/client-search';
import type { Migration } from '../migration';

export const namesOfClients: Migration = {
  name: '006-names-of-clients',
  collectionId: 'clients',
  change: ({ fields }) => {
    const text = (name: string) =>
      (fields[name] as { stringValue?: string } | undefined)?.stringValue ?? '';
    const terms = clientSearchTerms({
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
    });
    const values = terms.map((stringValue) => ({ stringValue }));
    const stored = fields['searchTerms'] as { arrayValue?: { values?: unknown } } | undefined;
    return JSON.stringify(stored?.arrayValue?.values) === JSON.stringify(values)
      ? null
      : { ...fields, searchTerms: { arrayValue: { values } } };
  },
};
