import type { Service } from '@tulia/domain/records/service';
import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../../platform/hooks/when-idle';
import {
  currentServices,
  INITIAL_SERVICES,
  loadServices,
  subscribeToServices,
} from './services-store';

/** The active services, by slug: `const services = useServices(); services.get('consultation')?.price`. */
export function useServices(): ReadonlyMap<string, Service> {
  const list = useSyncExternalStore(subscribeToServices, currentServices, () => INITIAL_SERVICES);
  useEffect(() => whenIdle(() => void loadServices()), []);
  return new Map(list.filter((each) => each.isActive).map((each) => [each.slug, each]));
}
