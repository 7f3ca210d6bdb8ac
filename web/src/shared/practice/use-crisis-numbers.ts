import type { CrisisNumber } from '@tulia/domain/practice/crisis-numbers';
import { inLanguage } from '@tulia/domain/person/localized';
import type { Language } from '../../platform/language/catalogue';
import { useLanguage } from '../../platform/language/use-texts';
import { telephone } from '../../paths';
import { usePractice } from './practice';

export interface ShownCrisisNumber {
  name: string;
  number: string;
  /** the address that dials it */
  href: string;
  /** its hours, and for whom it is; empty where unknown */
  about: string;
}

export function shownCrisisNumbers(
  numbers: readonly CrisisNumber[],
  language: Language,
): ShownCrisisNumber[] {
  return numbers.map(({ name, number, hours, whom }) => ({
    name: inLanguage(name, language),
    number,
    href: telephone(number),
    about: [inLanguage(hours, language), inLanguage(whom, language)]
      .filter((each) => each !== '')
      .join(' · '),
  }));
}

/** The numbers for people in danger; the first is the one to try first. */
export function useCrisisNumbers(): ShownCrisisNumber[] {
  const language = useLanguage();
  return shownCrisisNumbers(usePractice().crisisNumbers, language);
}
