import { catalogue } from '../../../platform/language/catalogue';

/** Specification section 2, `/testimonials`. */
export const publicTestimonialsTexts = catalogue({
  en: {
    heading: 'Client Stories',
    lead: 'People come with very different questions. Some of them allowed us to share how it went.',
    readFull: 'Read Full Story',
    readFullOf: (initials: string) => `Read Full Story of ${initials}`,
    storyOf: (initials: string) => `The story of ${initials}`,
    close: 'Close',
    carouselHeading: 'In their own words',
    carouselLabel: 'Client stories, one at a time',
    previous: 'Previous story',
    next: 'Next story',
    dots: 'Choose a story',
    goTo: (position: number, initials: string) => `Story ${position}: ${initials}`,
    position: (position: number, count: number) => `Story ${position} of ${count}`,
    noStories:
      'No stories yet. They appear here once people have agreed in writing to share theirs.',
    loading: 'The stories are loading…',
    failed: 'The stories could not be loaded. They come as soon as there is a connection again.',
    withoutScript:
      'The stories are shown with JavaScript only. People who told one can take it back at any time, so no story is written into the page itself.',
    consentTitle: 'Shared with consent',
    consentNote:
      'Every story here is published with the written consent of the person who told it. Names are reduced to initials and small details are changed. Consent can be withdrawn at any time, and the story is then removed. Nobody is ever asked to share, and saying no changes nothing about your care.',
    closingHeading: 'Your story stays yours',
    closingText: 'You can begin without telling it all. One conversation is enough to start.',
    book: 'Book Session',
  },
  sw: {
    heading: 'Simulizi za Wateja',
    lead: 'Watu huja na maswali tofauti sana. Baadhi yao walituruhusu kusimulia ilivyokuwa.',
    readFull: 'Soma Simulizi Kamili',
    readFullOf: (initials) => `Soma Simulizi Kamili ya ${initials}`,
    storyOf: (initials) => `Simulizi ya ${initials}`,
    close: 'Funga',
    carouselHeading: 'Kwa maneno yao wenyewe',
    carouselLabel: 'Simulizi za wateja, moja baada ya nyingine',
    previous: 'Simulizi iliyotangulia',
    next: 'Simulizi inayofuata',
    dots: 'Chagua simulizi',
    goTo: (position, initials) => `Simulizi ya ${position}: ${initials}`,
    position: (position, count) => `Simulizi ${position} kati ya ${count}`,
    noStories:
      'Bado hakuna simulizi. Zitaonekana hapa watu watakapokubali kwa maandishi kushiriki zao.',
    loading: 'Simulizi zinapakia…',
    failed: 'Simulizi hazikuweza kupakiwa. Zitaonekana mara tu mtandao utakaporudi.',
    withoutScript:
      'Simulizi huonekana kwa JavaScript pekee: aliyeisimulia anaweza kuiondoa wakati wowote, hivyo hakuna iliyo sehemu ya ukurasa huu.',
    consentTitle: 'Zimetolewa kwa ridhaa',
    consentNote:
      'Kila simulizi hapa imechapishwa kwa ridhaa ya maandishi ya aliyeisimulia. Majina yamefupishwa kuwa herufi za kwanza na maelezo madogo yamebadilishwa. Ridhaa inaweza kuondolewa wakati wowote, na simulizi huondolewa pia. Hakuna anayeombwa kusimulia, na kukataa hakubadilishi chochote katika huduma yako.',
    closingHeading: 'Simulizi yako inabaki kuwa yako',
    closingText: 'Unaweza kuanza bila kusimulia yote. Mazungumzo mamoja yanatosha kuanza.',
    book: 'Weka Miadi',
  },
});
