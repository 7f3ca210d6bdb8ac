import { catalogue } from '../../../platform/language/catalogue';

/** Shown when a search has not read every document. */
export const soughtTexts = catalogue({
  en: {
    noneYet: 'Nothing fits among the newest. Older ones may: please type more of the name.',
    more: 'More may fit. Type more to narrow it down.',
  },
  sw: {
    noneYet:
      'Hakuna kinacholingana kati ya vipya zaidi. Huenda vya zamani vipo: andika zaidi ya jina.',
    more: 'Huenda vipo zaidi. Andika zaidi ili kupunguza.',
  },
});
