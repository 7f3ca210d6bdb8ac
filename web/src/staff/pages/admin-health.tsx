import { useContext } from 'react';
import { StaffRecords } from '../parts/staff-records';
import { HealthBoard } from '../health/health-board';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminHealth', function Health() {
  // A job that never ran counts as late only once the browser knows since when the staff member has an account.
  const begunAt = useContext(StaffRecords).own.data?.createdAt ?? Infinity;
  return <HealthBoard begunAt={begunAt} />;
});
