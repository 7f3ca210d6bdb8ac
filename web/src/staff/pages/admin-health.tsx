import { staffHeadingsCopy } from '../parts/texts/headings';
import { useCopy } from '../../platform/language/use-copy';
import { useOwnStaff } from '../parts/use-own-practitioner';
import { HealthBoard } from '../health/health-board';
import { AdminFrame } from '../parts/admin-frame';

export default function AdminHealthPage() {
  const { t } = useCopy(staffHeadingsCopy);
  // A job that never ran counts as late only once the browser knows since when the staff member has an account.
  const begunAt = useOwnStaff().data?.createdAt ?? Infinity;
  return (
    <AdminFrame heading={t.adminHealth.heading} lead={t.adminHealth.lead}>
      <HealthBoard begunAt={begunAt} />
    </AdminFrame>
  );
}
