import type { Service } from '@tulia/domain/practice/service';
import { builtServices } from '../../shared/practice/built-services';
import { useOnline } from '../../platform/offline/use-connection';
import { useActiveServices } from '../../shared/practice/use-active-services';

export interface OfferedServices {
  list: readonly Service[] | undefined;
  /** the server has not answered yet: a missing service may be newer than this build */
  provisional?: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * The services of the server; until it answers, and offline, those of the build. An empty answer out of an empty cache
 * does not count.
 */
export function useOfferedServices(): OfferedServices {
  const { status, data, fromCache, retry } = useActiveServices();
  const online = useOnline();
  const known = data !== undefined && (data.length > 0 || !fromCache) ? data : undefined;
  const failed = status === 'error' && online;
  const list = known ?? (failed ? undefined : builtServices);
  return { list, provisional: known === undefined, failed, retry };
}
