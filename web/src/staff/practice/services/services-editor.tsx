/** The editor of the services, for admins (design section 4): a live list, and one of them at a time in a form. */
import { serviceName } from '@tulia/domain/wording/labels';
import { formatMoney } from '@tulia/domain/wording/moments';
import { adminServicesCopy } from './texts';
import { useCopy } from '../../../platform/language/use-copy';
import { useAllServices } from '../../parts/use-all-services';
import { CollectionEditor } from '../collection-editor';
import { ServiceForm } from './service-form';

export function ServicesEditor() {
  const { t, lang } = useCopy(adminServicesCopy);
  const found = useAllServices();
  return (
    <CollectionEditor
      of={[found]}
      records={found.data}
      texts={t}
      row={(service) => ({
        name: serviceName(service, lang),
        about: `${t.minutes(service.durationMinutes)} · ${formatMoney(service.price)}`,
        state: service.isActive ? t.active : t.inactive,
        isOpen: service.isActive,
      })}
      form={(service, onClose) => <ServiceForm service={service} onClose={onClose} />}
    />
  );
}
