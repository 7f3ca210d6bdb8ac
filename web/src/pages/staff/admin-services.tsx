import { staffHeadingsCopy } from '../../copy/staff/staff-headings';
import { useCopy } from '../../copy/use-copy';
import { ServicesEditor } from '../../features/services-admin/services-editor';
import { AdminFrame } from './parts/admin-frame';

export default function AdminServicesPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminServices.heading} lead={t.adminServices.lead}>
      <ServicesEditor />
    </AdminFrame>
  );
}
