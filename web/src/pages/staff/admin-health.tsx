import { staffHeadingsCopy } from '../../copy/staff/staff-headings';
import { useCopy } from '../../copy/use-copy';
import { HealthBoard } from '../../features/health-admin/health-board';
import { AdminFrame } from './parts/admin-frame';

export default function AdminHealthPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminHealth.heading} lead={t.adminHealth.lead}>
      <HealthBoard />
    </AdminFrame>
  );
}
