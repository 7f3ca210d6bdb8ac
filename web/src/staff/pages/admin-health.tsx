import { useContext } from 'react';
import { StaffRecords } from '../parts/staff-records';
import { HealthBoard } from '../health/health-board';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminHealth', function Health() {
  // Without the age of the own account no job that never ran counts as late.
  const begunAt = useContext(StaffRecords).own.data?.createdAt ?? Infinity;
  return <HealthBoard begunAt={begunAt} />;
});
