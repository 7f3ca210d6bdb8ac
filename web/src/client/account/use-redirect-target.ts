import { useSearchParams } from 'react-router-dom';
import { redirectTarget } from './redirect-target';

/** The validated `redirect` parameter of the page; null when there is none, or none of ours. */
export function useAskedTarget(): string | null {
  const [parameters] = useSearchParams();
  const asked = parameters.get('redirect');
  const target = asked === null ? '' : redirectTarget(asked, '');
  return target === '' ? null : target;
}
