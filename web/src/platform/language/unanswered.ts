import type { Refusal } from '@tulia/domain/refusal';
import { catalogue, type Language } from './catalogue';

export const unansweredTexts = catalogue({
  en: {
    slow: 'Still waiting for the answer',
    slowText: 'The connection may be slow. There is no need to press again.',
    unknown: 'No answer came',
  },
  sw: {
    slow: 'Bado tunasubiri jibu',
    slowText: 'Huenda mtandao ni wa polepole. Huna haja ya kubonyeza tena.',
    unknown: 'Hakuna jibu lililofika',
  },
});

/** `failed`, or that no answer came: then the work may have been done. */
export function refusalTitle(refusal: Refusal, failed: string, language: Language): string {
  return refusal.is('timeout') ? unansweredTexts[language].unknown : failed;
}
