import { adminDashboardCopy } from '../reports/dashboard/texts';
import { useCopy } from '../../platform/language/use-copy';
import { TimeManagement } from '../schedule/availability/time-management';
import { Statistics } from '../reports/dashboard/statistics';
import { paths } from '../../paths';
import { Stack } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { staffPage } from '../parts/staff-page';

/** The dashboard (specification section 2, /admin). The day of all staff is `/staff`. */
export default staffPage('admin', function Dashboard() {
  const { t } = useCopy(adminDashboardCopy);
  return (
    <Stack $gap="xl">
      <Statistics action={<LinkButton to={paths.adminBookings}>{t.viewBookings}</LinkButton>} />
      <TimeManagement />
    </Stack>
  );
});
