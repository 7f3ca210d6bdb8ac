import { inLanguage } from '@tulia/domain/person/localized';
import type { Service } from '@tulia/domain/practice/service';
import { serviceName } from '@tulia/domain/wording/labels';
import type { Language } from '../../platform/language/catalogue';

/** English where no translation was written. */
export const serviceText = (service: Service, language: Language) => ({
  name: serviceName(service, language),
  description: inLanguage(service.description, language),
});
