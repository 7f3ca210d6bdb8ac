import { catalogue } from '../../../platform/language/catalogue';

/** /admin/articles */
export const adminArticlesTexts = catalogue({
  en: {
    add: 'Add Article',
    newTitle: 'New article',
    published: 'Published',
    draft: 'Draft',
    empty: 'No articles yet',
    editOf: (title: string) => `Edit ${title}`,
    title: 'Title',
    summary: 'Summary',
    content: 'Text (Markdown)',
    contentHint: 'Headings with #, lists with -, **bold**, [a link](https://…)',
    preview: 'Preview',
    previewEmpty: 'Nothing written yet.',
    resourceLink: 'Link to the full resource',
    order: 'Position in the list',
    isPublished: 'Published: everybody can read it',
    isPublishedHint:
      'An article that is taken back can still be read on pages of the site until the next deployment.',
    savedDraft: 'Draft saved',
    savedPublished: 'Article published',
    remove: 'Remove',
    removeTitle: 'Remove this article?',
    removeText:
      'It is deleted for good, in both languages. Pages of the site may show it until the next deployment.',
    removed: 'Article removed',
    removing: 'Removing...',
  },
  sw: {
    add: 'Ongeza Makala',
    newTitle: 'Makala mpya',
    published: 'Imechapishwa',
    draft: 'Rasimu',
    empty: 'Hakuna makala bado',
    editOf: (title) => `Hariri ${title}`,
    title: 'Kichwa',
    summary: 'Muhtasari',
    content: 'Maandishi (Markdown)',
    contentHint: 'Vichwa kwa #, orodha kwa -, **nzito**, [kiungo](https://…)',
    preview: 'Mwonekano',
    previewEmpty: 'Hakuna kilichoandikwa bado.',
    resourceLink: 'Kiungo cha nyenzo kamili',
    order: 'Nafasi katika orodha',
    isPublished: 'Imechapishwa: kila mtu anaweza kuisoma',
    isPublishedHint:
      'Makala iliyoondolewa inaweza bado kusomwa kwenye kurasa za tovuti hadi tovuti itakapotolewa tena.',
    savedDraft: 'Rasimu imehifadhiwa',
    savedPublished: 'Makala imechapishwa',
    remove: 'Ondoa',
    removeTitle: 'Uondoe makala hii?',
    removeText:
      'Itafutwa kabisa, katika lugha zote mbili. Kurasa za tovuti zinaweza kuionyesha hadi tovuti itakapotolewa tena.',
    removed: 'Makala imeondolewa',
    removing: 'Inaondoa...',
  },
});
