import type { Service } from '@tulia/domain/practice/service';
import { services } from '@tulia/domain/records/service';
import type { Live } from '../../platform/live/live';
import { useQuery, type WithId } from '../../platform/live/use-query';

/**
 * All services by name, also those that are no longer offered, live; for staff.
 * @param isWanted none are read otherwise
 */
export function useAllServices(isWanted = true): Live<WithId<Service>[]> {
  return useQuery(isWanted ? 'services-all' : null, services, ({ db, sdk }) =>
    sdk.query(sdk.collection(db, services.collection), sdk.orderBy('name.en')),
  );
}
