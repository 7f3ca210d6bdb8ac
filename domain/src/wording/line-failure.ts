import type { Language } from '../person/language';
import type { PracticeSettings } from '../practice/settings';
import { catalogue } from './catalogue';

const texts = catalogue({
  en: {
    nothing:
      'If we end a session because the line failed, it does not count as missed, and we pay back what you paid for it.',
    full: 'If we end a session because the line failed, it does not count as missed, but what you paid for it stays with us.',
  },
  sw: {
    nothing:
      'Tukimaliza kikao kwa sababu laini ilikatika, hakihesabiwi kuwa hukufika, na tunakurudishia ulichokilipia.',
    full: 'Tukimaliza kikao kwa sababu laini ilikatika, hakihesabiwi kuwa hukufika, lakini ulichokilipia kinabaki kwetu.',
  },
});

/** What clients read before, about a session that fails by the line. */
export function lineFailureSentence(
  { lineFailureCosts }: Pick<PracticeSettings, 'lineFailureCosts'>,
  language: Language,
): string {
  return texts[language][lineFailureCosts];
}
