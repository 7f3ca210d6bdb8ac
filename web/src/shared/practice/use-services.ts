import { builtServices } from './built-services';
import { publicFact, usePublicFact } from './public-fact';
import { readServices } from './read-services';

/** Not remembered: an older price must not replace the built one. */
const fact = publicFact(builtServices, readServices);

/** `const services = useServices(); services.get('consultation')?.price`. */
export function useServices() {
  const active = usePublicFact(fact).value.filter((each) => each.isActive);
  return new Map(active.map((each) => [each.slug, each]));
}
