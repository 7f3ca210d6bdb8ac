import { TimeManagement } from '../schedule/availability/time-management';
import { Statistics } from '../reports/dashboard/statistics';
import { Stack } from '../../ui/layout';
import { staffPage } from '../parts/staff-page';

/** The dashboard (specification section 2, /admin). The day of all staff is `/staff`. */
export default staffPage('admin', () => (
  <Stack $gap="xl">
    <Statistics />
    <TimeManagement />
  </Stack>
));
