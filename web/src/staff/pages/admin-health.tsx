import { useContext } from 'react';
import { StaffRecords } from '../parts/staff-records';
import { HealthBoard } from '../health/health-board';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminHealth', function Health() {
  // Until the own account is read, a job that never ran does not count as late.
  const begunAt = useContext(StaffRecords).own.data?.createdAt ?? Infinity;
  return <HealthBoard begunAt={begunAt} />;
});
