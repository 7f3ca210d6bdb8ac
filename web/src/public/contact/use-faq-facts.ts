import type { FaqFacts } from './texts/faq';
import { usePractice } from '../../shared/practice/practice';
import { faqFacts } from './faq-facts';
import { useServices } from '../../shared/practice/use-services';

/** What the answers of the FAQ are made of, as the practice's data has it now. */
export function useFaqFacts(): FaqFacts {
  return faqFacts(useServices(), usePractice());
}
