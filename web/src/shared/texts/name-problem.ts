import { catalogue } from '../../platform/language/catalogue';

/** What every form says of a name that the contracts refuse (`domain/src/person/name.ts`). */
export const nameProblemCopy = catalogue({
  en: {
    invalid:
      'A name has letters, spaces, hyphens, apostrophes and dots, and no numbers or web addresses.',
  },
  sw: {
    invalid:
      'Jina huwa na herufi, nafasi, vistari, vibainishi na nukta, bila tarakimu wala anwani za tovuti.',
  },
});
