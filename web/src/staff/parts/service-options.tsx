import type { Service } from '@tulia/domain/practice/service';
import { serviceName } from '@tulia/domain/wording/labels';
import { useLanguage } from '../../platform/language/use-texts';
import type { WithId } from '../../platform/live/use-query';

/** The services as options of a `Select`. */
export function ServiceOptions({ of = [] }: { of: readonly WithId<Service>[] | undefined }) {
  const lang = useLanguage();
  return of.map((service) => (
    <option key={service.id} value={service.id}>
      {serviceName(service, lang)}
    </option>
  ));
}
