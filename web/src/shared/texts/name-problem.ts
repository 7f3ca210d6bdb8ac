import { catalogue } from '../../platform/language/catalogue';

/** For a name that the contracts refuse (`domain/src/person/name.ts`). */
export const nameProblemTexts = catalogue({
  en: {
    invalid:
      'A name has letters and signs such as - ’ . , & ( ), and no numbers or web addresses. After a dot comes a space.',
  },
  sw: {
    invalid:
      'Jina huwa na herufi na alama kama - ’ . , & ( ), bila tarakimu wala anwani za tovuti. Baada ya nukta kuna nafasi.',
  },
});
