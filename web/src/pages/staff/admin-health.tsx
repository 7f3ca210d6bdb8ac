import { staffHeadingsCopy } from '../../copy/staff/staff-headings';
import { useCopy } from '../../copy/use-copy';
import { useOwnStaff } from '../../data/use-own-practitioner';
import { HealthBoard } from '../../features/health-admin/health-board';
import { AdminFrame } from './parts/admin-frame';

export default function AdminHealthPage() {
  const { t } = useCopy(staffHeadingsCopy);
  // Until it is known since when somebody works here, no job that never ran counts as late.
  const begunAt = useOwnStaff().data?.createdAt ?? Infinity;
  return (
    <AdminFrame heading={t.adminHealth.heading} lead={t.adminHealth.lead}>
      <HealthBoard begunAt={begunAt} />
    </AdminFrame>
  );
}
