import { catalogue } from '../../../platform/language/catalogue';
import { plural } from '../../../platform/language/plural';

/** The list of clients, for staff. */
export const clientsTexts = catalogue({
  en: {
    search: 'Search',
    searchHint: 'Beginning of a name, email or phone',
    table: 'Clients',
    next: 'Next session',
    last: 'Last session',
    sessions: (count: number) =>
      plural('en', count, { one: '1 session', other: `${count} sessions` }),
    balance: 'Open',
    none: '–',
    due: (amount: string) => `${amount} to pay`,
    ahead: (amount: string) => `${amount} ahead`,
    refund: (amount: string) => `${amount} to give back`,
    left: 'Account deleted',
    loading: 'Loading clients…',
    failed: 'The clients could not be loaded',
    empty: 'No clients here',
    emptyText: 'Whoever books appears here by themselves.',
    noHits: 'Nobody fits. A shorter beginning may find more.',
    loadMore: 'Load more',
    shown: (count: number) =>
      plural('en', count, { one: '1 client shown', other: `${count} clients shown` }),
  },
  sw: {
    search: 'Tafuta',
    searchHint: 'Mwanzo wa jina, barua pepe au simu',
    table: 'Wateja',
    next: 'Kikao kijacho',
    last: 'Kikao kilichopita',
    sessions: (count) => plural('sw', count, { one: 'kikao 1', other: `vikao ${count}` }),
    balance: 'Bado',
    none: '–',
    due: (amount) => `${amount} ya kulipa`,
    ahead: (amount) => `${amount} kwa vikao vijavyo`,
    refund: (amount) => `${amount} ya kurejesha`,
    left: 'Akaunti imefutwa',
    loading: 'Wateja wanapakia…',
    failed: 'Wateja hawakuweza kupakiwa',
    empty: 'Hakuna wateja hapa',
    emptyText: 'Anayeweka miadi huonekana hapa mwenyewe.',
    noHits: 'Hakuna anayelingana. Mwanzo mfupi zaidi unaweza kupata zaidi.',
    loadMore: 'Pakia zaidi',
    shown: (count) =>
      plural('sw', count, { one: 'Mteja 1 anaonyeshwa', other: `Wateja ${count} wanaonyeshwa` }),
  },
});
