import type { FaqFacts } from '../copy/public-faq';
import { usePractice } from '../firebase/practice';
import { faqFacts } from './faq-facts';
import { useServices } from './use-services';

/** What the answers of the FAQ are made of, as the practice's data has it now. */
export function useFaqFacts(): FaqFacts {
  return faqFacts(useServices(), usePractice());
}
