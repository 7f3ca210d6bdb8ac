import { services } from '@tulia/domain/records/service';
import { useList } from '../../platform/live/use-list';

/** By name, live (specification section 7, "Services"). */
export const useActiveServices = () =>
  useList('services', services, (sdk) => [
    sdk.where('isActive', '==', true),
    sdk.orderBy('name.en'),
  ]);
