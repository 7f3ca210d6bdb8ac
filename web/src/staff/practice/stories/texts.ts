import { catalogue } from '../../../platform/language/catalogue';

/** /admin/stories */
export const adminStoriesTexts = catalogue({
  en: {
    add: 'Add story',
    newTitle: 'New story',
    published: 'Published',
    draft: 'Draft',
    notAgreed: 'No agreement yet',
    empty: 'No stories yet',
    emptyText:
      'The site shows nothing about stories until one is published: no link, and no part of the home page.',
    editOf: (initials: string) => `Edit the story of ${initials}`,
    initials: 'Initials',
    initialsHint: 'Never a name, and nothing else that says who it is: “A. M.”',
    quote: 'One sentence, for the card',
    fullStory: 'The whole story',
    fullStoryHint:
      'An empty line begins a paragraph. Change small details, so that nobody recognises the person.',
    agreed: 'The person has agreed in writing to this being published',
    agreedHint: 'Agreement can be withdrawn at any time. Then remove the story.',
    order: 'Position in the list',
    isPublished: 'Published: everybody can read it',
    savedDraft: 'Draft saved',
    savedPublished: 'Story published',
    remove: 'Remove',
    removeTitle: 'Remove this story?',
    removeText:
      'It leaves the site and the database at once, in both languages. Where its page is open, it stays until that page is left or loaded again. Backups keep it for at most 14 weeks.',
    removed: 'Story removed',
    removing: 'Removing...',
  },
  sw: {
    add: 'Ongeza simulizi',
    newTitle: 'Simulizi mpya',
    published: 'Imechapishwa',
    draft: 'Rasimu',
    notAgreed: 'Bado hakuna ridhaa',
    empty: 'Hakuna simulizi bado',
    emptyText:
      'Tovuti haionyeshi chochote kuhusu simulizi hadi moja ichapishwe: hakuna kiungo, wala sehemu ya ukurasa wa mwanzo.',
    editOf: (initials) => `Hariri simulizi ya ${initials}`,
    initials: 'Herufi za kwanza za jina',
    initialsHint: 'Usiandike jina kamwe, wala chochote kinachomtambulisha mtu: “A. M.”',
    quote: 'Sentensi moja, ya kadi',
    fullStory: 'Simulizi nzima',
    fullStoryHint: 'Mstari mtupu huanza aya mpya. Badilisha maelezo madogo ili mtu asitambulike.',
    agreed: 'Mtu huyu amekubali kwa maandishi simulizi hii ichapishwe',
    agreedHint: 'Ridhaa inaweza kuondolewa wakati wowote. Ikiondolewa, ondoa simulizi.',
    order: 'Nafasi katika orodha',
    isPublished: 'Imechapishwa: kila mtu anaweza kuisoma',
    savedDraft: 'Rasimu imehifadhiwa',
    savedPublished: 'Simulizi imechapishwa',
    remove: 'Ondoa',
    removeTitle: 'Ungependa kuondoa simulizi hii?',
    removeText:
      'Inaondoka kwenye tovuti na hifadhidata mara moja, katika lugha zote mbili. Pale ukurasa wake ulipofunguliwa, inabaki hadi ukurasa huo ufungwe au upakiwe upya. Nakala rudufu huihifadhi kwa wiki 14 zaidi.',
    removed: 'Simulizi imeondolewa',
    removing: 'Inaondoa...',
  },
});
