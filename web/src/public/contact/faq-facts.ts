import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { seedServices, type Service } from '@tulia/domain/practice/service';

/** A service that is not offered has the values of its seed. */
function serviceOr(services: ReadonlyMap<string, Service>, slug: string): Service {
  const found = services.get(slug) ?? seedServices.find((each) => each.slug === slug);
  if (!found) throw new Error(`No service ${slug}`);
  return found;
}

/** The numbers in the answers, from `services` and `settings/practice` (design section 8). */
export function faqFacts(services: ReadonlyMap<string, Service>, practice: PracticeSettings) {
  const individual = serviceOr(services, 'individual-therapy');
  const adolescent = serviceOr(services, 'adolescent-support');
  return {
    individual: individual.price,
    individualMinutes: individual.durationMinutes,
    adolescent: adolescent.price,
    adolescentMinutes: adolescent.durationMinutes,
    freeMinutes: serviceOr(services, 'free-consultation').durationMinutes,
    refundHours: practice.refundCutoffHours,
    movingHours: practice.movingCutoffHours,
    confirmationHours: practice.confirmationHours,
    holdMinutes: practice.holdMinutes,
    lineFailureCosts: practice.lineFailureCosts,
  };
}
