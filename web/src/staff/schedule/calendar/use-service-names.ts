import { serviceName } from '@tulia/domain/wording/labels';
import { useLanguage } from '../../../platform/language/use-texts';
import { useActiveServices } from '../../../shared/practice/use-active-services';

/** The name of a service by its slug; an unknown slug stays as it is. */
export function useServiceNames() {
  const lang = useLanguage();
  const { data = [] } = useActiveServices();
  return (slug: string): string => {
    const found = data.find(({ id }) => id === slug);
    return found ? serviceName(found, lang) : slug;
  };
}
