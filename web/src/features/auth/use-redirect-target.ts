import { useSearchParams } from 'react-router-dom';
import { redirectTarget } from './redirect-target';

/** The validated `redirect` parameter of the page, or `fallback`. */
export function useRedirectTarget(fallback: string): string {
  const [parameters] = useSearchParams();
  return redirectTarget(parameters.get('redirect'), fallback);
}
