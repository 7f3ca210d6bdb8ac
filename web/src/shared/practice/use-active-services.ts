import type { Service } from '@tulia/domain/practice/service';
import { services } from '@tulia/domain/records/service';
import type { Live } from '../../platform/live/live';
import { useQuery, type WithId } from '../../platform/live/use-query';

/** By name, live (specification section 7, "Services"). */
export function useActiveServices(): Live<WithId<Service>[]> {
  return useQuery('services', services, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, services.collection),
      sdk.where('isActive', '==', true),
      sdk.orderBy('name.en'),
    ),
  );
}
