import type { Service } from '@tulia/domain/practice/service';
import { services } from '@tulia/domain/records/service';
import { useQuery } from '../../platform/live/use-query';

/** All services by name, former ones too; none are read unless `isWanted`. */
export function useAllServices(isWanted = true) {
  return useQuery<Service>(isWanted ? 'services-all' : null, services, ({ db, sdk }) =>
    sdk.query(sdk.collection(db, services.collection), sdk.orderBy('name.en')),
  );
}
