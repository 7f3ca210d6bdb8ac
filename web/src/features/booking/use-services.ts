import { services, type Service } from '@tulia/domain/records/service';
import type { Live } from '../../firebase/live';
import { useQuery, type WithId } from '../../firebase/use-query';

/** The active services by name, live (specification section 7, "Services"). */
export function useServices(): Live<WithId<Service>[]> {
  return useQuery('services/active', services, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, services.collection),
      sdk.where('isActive', '==', true),
      sdk.orderBy('name.en'),
    ),
  );
}
