import type { Service } from '@tulia/domain/practice/service';
import { builtServices } from '../../shared/practice/built-services';
import { useOnline } from '../../platform/offline/use-connection';
import { useActiveServices } from '../../shared/practice/use-active-services';

/** The services to choose from. `list` is undefined until they are known. */
export interface OfferedServices {
  list: readonly Service[] | undefined;
  /** the server has not said so yet: a service that is missing may only be newer than the site */
  provisional: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * The services as the server has them; until it has said so, and without a connection, those the site was built with,
 * so that the form can be filled in at once. The server decides when it is sent. An empty answer out of an empty
 * cache is no answer.
 */
export function useOfferedServices(): OfferedServices {
  const { status, data, fromCache, retry } = useActiveServices();
  const online = useOnline();
  const known = data !== undefined && (data.length > 0 || !fromCache) ? data : undefined;
  const failed = status === 'error' && online;
  const list = known ?? (failed ? undefined : builtServices);
  return { list, provisional: known === undefined, failed, retry };
}
