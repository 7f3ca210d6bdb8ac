import { useContext } from 'react';
import { staffHeadingsCopy } from '../parts/texts/headings';
import { useCopy } from '../../platform/language/use-copy';
import { StaffRecords } from '../parts/staff-records';
import { HealthBoard } from '../health/health-board';
import { AdminFrame } from '../parts/admin-frame';

export default function AdminHealthPage() {
  const { t } = useCopy(staffHeadingsCopy);
  // A job that never ran counts as late only once the browser knows since when the staff member has an account.
  const begunAt = useContext(StaffRecords).own.data?.createdAt ?? Infinity;
  return (
    <AdminFrame heading={t.adminHealth.heading} lead={t.adminHealth.lead}>
      <HealthBoard begunAt={begunAt} />
    </AdminFrame>
  );
}
