import type { Service } from '@tulia/domain/practice/service';
import { serviceName } from '@tulia/domain/wording/labels';
import { useLanguage } from '../../../platform/language/use-texts';
import { useActiveServices } from '../../../shared/practice/use-active-services';
import type { WithId } from '../../../platform/live/use-query';

/** `nameOf` returns an unknown slug itself. */
export function useServiceNames(): {
  services: readonly WithId<Service>[];
  nameOf: (slug: string) => string;
} {
  const lang = useLanguage();
  const { data = [] } = useActiveServices();
  return {
    services: data,
    nameOf: (slug) => {
      const found = data.find(({ id }) => id === slug);
      return found ? serviceName(found, lang) : slug;
    },
  };
}
