import { catalogue } from '../catalogue';

/** The articles page (specification section 2, `/articles`). */
export const publicArticlesCopy = catalogue({
  en: {
    heading: 'Articles',
    lead: 'Short reading for hard days and ordinary ones.',
    listLabel: 'All articles',
    loading: 'Articles are loading…',
    empty: 'No articles have been published yet',
    emptyText: 'Please come back soon.',
    failed: 'The articles could not be loaded',
    failedText: 'Check your connection and try again.',
    retry: 'Try again',
    fullResource: 'Full Resource',
    opensNewTab: '(opens in a new tab)',
    addArticle: 'Add Article',
    loginTitle: 'Please log in',
    loginText:
      'Full resources are for people with an account. It is free and takes a minute; you come back to this article.',
    logIn: 'Log in',
    signUp: 'Create an account',
    close: 'Close',
  },
  sw: {
    heading: 'Makala',
    lead: 'Usomaji mfupi kwa siku ngumu na za kawaida.',
    listLabel: 'Makala zote',
    loading: 'Makala zinapakia…',
    empty: 'Bado hakuna makala zilizochapishwa',
    emptyText: 'Tafadhali rudi baadaye.',
    failed: 'Makala hazikuweza kupakiwa',
    failedText: 'Angalia muunganisho wako kisha ujaribu tena.',
    retry: 'Jaribu tena',
    fullResource: 'Nyenzo kamili',
    opensNewTab: '(hufunguka kwenye kichupo kipya)',
    addArticle: 'Ongeza Makala',
    loginTitle: 'Tafadhali ingia',
    loginText:
      'Nyenzo kamili ni kwa walio na akaunti. Ni bure na huchukua dakika moja; utarudi kwenye makala hii.',
    logIn: 'Ingia',
    signUp: 'Fungua akaunti',
    close: 'Funga',
  },
});
