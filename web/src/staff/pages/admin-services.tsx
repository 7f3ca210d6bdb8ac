import { staffHeadingsCopy } from '../parts/texts/headings';
import { useCopy } from '../../platform/language/use-copy';
import { ServicesEditor } from '../practice/services/services-editor';
import { AdminFrame } from '../parts/admin-frame';

export default function AdminServicesPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminServices.heading} lead={t.adminServices.lead}>
      <ServicesEditor />
    </AdminFrame>
  );
}
