import { adminDashboardCopy } from '../reports/dashboard/texts';
import { staffHeadingsCopy } from '../parts/texts/headings';
import { useCopy } from '../../platform/language/use-copy';
import { TimeManagement } from '../schedule/availability/time-management';
import { Statistics } from '../reports/dashboard/statistics';
import { paths } from '../../paths';
import { Stack } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { AdminFrame } from '../parts/admin-frame';

/** The dashboard (specification section 2, /admin). The day of all staff is `/staff`. */
export default function AdminPage() {
  const { t } = useCopy(adminDashboardCopy);
  const { heading, lead } = useCopy(staffHeadingsCopy).t.admin;
  return (
    <AdminFrame heading={heading} lead={lead}>
      <Stack $gap="xl">
        <Statistics action={<LinkButton to={paths.adminBookings}>{t.viewBookings}</LinkButton>} />
        <TimeManagement />
      </Stack>
    </AdminFrame>
  );
}
