import { adminDashboardCopy } from '../../copy/staff/admin-dashboard';
import { staffHeadingsCopy } from '../../copy/staff/staff-headings';
import { useCopy } from '../../copy/use-copy';
import { TimeManagement } from '../../features/availability/time-management';
import { Statistics } from '../../features/dashboard/statistics';
import { MailTrouble } from '../../features/mail-trouble/mail-trouble';
import { PaymentTrouble } from '../../features/payment-trouble/payment-trouble';
import { paths } from '../../paths';
import { Stack } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { AdminFrame } from './admin-frame';

export default function AdminPage() {
  const { t } = useCopy(staffHeadingsCopy);
  const { t: dashboard } = useCopy(adminDashboardCopy);
  return (
    <AdminFrame heading={t.admin.heading} lead={t.admin.lead}>
      <Stack $gap="xl">
        <PaymentTrouble />
        <MailTrouble />
        <Statistics
          action={<LinkButton to={paths.adminBookings}>{dashboard.viewBookings}</LinkButton>}
        />
        <TimeManagement />
      </Stack>
    </AdminFrame>
  );
}
