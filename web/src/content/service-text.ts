import type { Service } from '@tulia/domain/records/service';
import { serviceName } from '@tulia/domain/wording/labels';
import type { Language } from '../copy/catalogue';

/** Name and description of a service in the reader's language; English where no Swahili was written. */
export function serviceText(service: Service, language: Language) {
  const translated = language === 'sw' && service.descriptionSw !== '';
  return {
    name: serviceName(service, language),
    description: translated ? service.descriptionSw : service.description,
  };
}
