import type { Language } from '../person/language';
import { catalogue } from './catalogue';
import { formatMoney } from './money';

const texts = catalogue({
  en: {
    kept: (amount: string, hours: number) =>
      `${amount} does not go back: by our policy payments go back until ${hours === 1 ? '1 hour' : `${hours} hours`} before the session.`,
  },
  sw: {
    kept: (amount, hours) =>
      `${amount} hazirudishwi: kwa sera yetu malipo hurudishwa hadi saa ${hours} kabla ya kikao.`,
  },
});

/** @param amount whole shillings @param cutoffHours before the session */
export function keptFeeSentence(amount: number, cutoffHours: number, language: Language): string {
  return texts[language].kept(formatMoney(amount), cutoffHours);
}
