import { whyClosed, type Closed } from '@tulia/domain/practice/left-to-do';
import type { Service } from '@tulia/domain/practice/service';
import { usePractitionersState } from './practitioners';

/** Why nothing can be booked; null when something can, or is not known. @param services undefined until known */
export function useWhyClosed(
  services: readonly Pick<Service, 'slug' | 'isActive'>[] | undefined,
): Closed | null {
  const { value, status } = usePractitionersState();
  const closed = status === 'loaded' ? whyClosed(value, services ?? []) : null;
  return closed === 'service' && services === undefined ? null : closed;
}
