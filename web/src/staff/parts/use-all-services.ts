import { services } from '@tulia/domain/records/service';
import { useList } from '../../platform/live/use-list';

/** All services by name, former ones too; none are read unless `isWanted`. */
export function useAllServices(isWanted = true) {
  return useList(isWanted ? 'services-all' : null, services, (sdk) => [sdk.orderBy('name.en')]);
}
