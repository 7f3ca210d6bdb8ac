import { catalogue } from '../../platform/language/catalogue';

export const publicArticlesTexts = catalogue({
  en: {
    heading: 'Articles',
    eyebrow: 'Article',
    lead: 'Short reading for hard days and ordinary ones.',
    byline: (practice: string, day: string, minutes: number) =>
      `By ${practice} · ${day} · ${minutes} min read`,
    listLabel: 'All articles',
    loading: 'Articles are loading…',
    empty: 'No articles have been published yet',
    emptyText: 'Please come back soon.',
    failed: 'The articles could not be loaded',
    failedText: 'Check your connection and try again.',
    unknown: 'This article is not here',
    unknownText:
      'It may have been taken down, or the link is incomplete. Perhaps one of these helps:',
    next: 'Read next',
    talkLabel: 'Talk to somebody',
    talk: 'Does this sound like you? You do not need a diagnosis, or the right words, to talk about it.',
    talkFree: (minutes: number) => `Talk about it: ${minutes} minutes, free`,
    fullResource: 'Full Resource',
    addArticle: 'Add Article',
    loginTitle: 'Please log in',
    loginText:
      'Full resources are for people with an account. It is free and takes a minute; you come back to this article.',
  },
  sw: {
    heading: 'Makala',
    eyebrow: 'Makala',
    lead: 'Usomaji mfupi kwa siku ngumu na za kawaida.',
    byline: (practice, day, minutes) => `Na ${practice} · ${day} · dakika ${minutes} za kusoma`,
    listLabel: 'Makala zote',
    loading: 'Makala zinapakia…',
    empty: 'Bado hakuna makala zilizochapishwa',
    emptyText: 'Tafadhali rudi baadaye.',
    failed: 'Makala hazikuweza kupakiwa',
    failedText: 'Angalia muunganisho wako kisha ujaribu tena.',
    unknown: 'Makala hii haipo',
    unknownText:
      'Huenda imeondolewa, au kiungo hakijakamilika. Labda moja kati ya hizi itakusaidia:',
    next: 'Soma inayofuata',
    talkLabel: 'Zungumza na mtu',
    talk: 'Unajiona katika haya? Huhitaji utambuzi wa daktari wala maneno sahihi ili kuyazungumzia.',
    talkFree: (minutes) => `Yazungumzie: dakika ${minutes}, bure`,
    fullResource: 'Nyenzo kamili',
    addArticle: 'Ongeza Makala',
    loginTitle: 'Tafadhali ingia',
    loginText:
      'Nyenzo kamili ni kwa walio na akaunti. Ni bure na huchukua dakika moja; utarudi kwenye makala hii.',
  },
});
