import { serviceName } from '@tulia/domain/wording/labels';
import { useLanguage } from '../../platform/language/use-texts';
import { Options } from '../../ui/fields/options';
import type { useAllServices } from './use-all-services';

export function ServiceOptions({ of = [] }: { of: ReturnType<typeof useAllServices>['data'] }) {
  const lang = useLanguage();
  return <Options of={of.map((service) => [service.id, serviceName(service, lang)])} />;
}
