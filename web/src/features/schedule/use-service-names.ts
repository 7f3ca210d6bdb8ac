import { services, type Service } from '@tulia/domain/records/service';
import { serviceName } from '@tulia/domain/wording/labels';
import { useLanguage } from '../../copy/use-copy';
import { useQuery, type WithId } from '../../firebase/use-query';

/** The active services by name, and the name of any slug: what is not among them shows its slug. */
export function useServiceNames(): {
  services: readonly WithId<Service>[];
  nameOf: (slug: string) => string;
} {
  const lang = useLanguage();
  const { data = [] } = useQuery<Service>('services', services, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, services.collection),
      sdk.where('isActive', '==', true),
      sdk.orderBy('name.en'),
    ),
  );
  return {
    services: data,
    nameOf: (slug) => {
      const found = data.find(({ id }) => id === slug);
      return found ? serviceName(found, lang) : slug;
    },
  };
}
