import { staffHeadingsCopy } from '../../copy/staff/staff-headings';
import { useCopy } from '../../copy/use-copy';
import { PractitionersEditor } from '../../features/practitioners-admin/practitioners-editor';
import { AdminFrame } from './parts/admin-frame';

export default function AdminPractitionersPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminPractitioners.heading} lead={t.adminPractitioners.lead}>
      <PractitionersEditor />
    </AdminFrame>
  );
}
