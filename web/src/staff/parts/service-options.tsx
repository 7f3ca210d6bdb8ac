import type { Service } from '@tulia/domain/practice/service';
import { serviceName } from '@tulia/domain/wording/labels';
import { useLanguage } from '../../platform/language/use-texts';
import { Options } from '../../ui/fields/options';
import type { WithId } from '../../platform/live/use-query';

export function ServiceOptions({ of = [] }: { of: readonly WithId<Service>[] | undefined }) {
  const lang = useLanguage();
  return <Options of={of.map((service) => [service.id, serviceName(service, lang)])} />;
}
