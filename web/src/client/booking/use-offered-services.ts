import type { Service } from '@tulia/domain/practice/service';
import { builtServices } from '../../shared/practice/built-services';
import { useOnline } from '../../platform/offline/use-connection';
import { useActiveServices } from '../../shared/practice/use-active-services';

export interface OfferedServices {
  list: readonly Service[] | undefined;
  /** the server has not answered yet, so a service may be missing that is newer than this build */
  provisional?: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * The services of the server; those of the build until it answers, and offline. An empty answer from an empty cache
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
