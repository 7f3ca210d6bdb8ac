import { adminDashboardTexts } from '../reports/dashboard/texts';
import { useTexts } from '../../platform/language/use-texts';
import { TimeManagement } from '../schedule/availability/time-management';
import { Statistics } from '../reports/dashboard/statistics';
import { paths } from '../../paths';
import { Stack } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { staffPage } from '../parts/staff-page';

/** The dashboard (specification section 2, /admin). The day of all staff is `/staff`. */
export default staffPage('admin', function Dashboard() {
  const { t } = useTexts(adminDashboardTexts);
  return (
    <Stack $gap="xl">
      <Statistics action={<LinkButton to={paths.adminBookings}>{t.viewBookings}</LinkButton>} />
      <TimeManagement />
    </Stack>
  );
});
