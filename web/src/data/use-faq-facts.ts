import type { FaqFacts } from '../copy/public/public-faq';
import { usePractice } from './practice';
import { faqFacts } from '../content/faq-facts';
import { useServices } from '../content/use-services';

/** What the answers of the FAQ are made of, as the practice's data has it now. */
export function useFaqFacts(): FaqFacts {
  return faqFacts(useServices(), usePractice());
}
