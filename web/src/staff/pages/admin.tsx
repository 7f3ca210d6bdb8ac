import { formatDay } from '@tulia/domain/wording/moments';
import { adminDashboardCopy } from '../reports/dashboard/texts';
import { todayCopy } from '../today/texts';
import { useCopy } from '../../platform/language/use-copy';
import { TimeManagement } from '../schedule/availability/time-management';
import { Today } from '../today/today';
import { ConnectionTrouble } from '../health/connection-trouble/connection-trouble';
import { Statistics } from '../reports/dashboard/statistics';
import { MailTrouble } from '../health/mail-trouble/mail-trouble';
import { useNow } from '../../platform/hooks/use-now';
import { paths } from '../../paths';
import { useSession } from '../../platform/session/session';
import { H2 } from '../../ui/heading';
import { Stack } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { AdminFrame } from '../parts/admin-frame';

const TICK_MS = 60_000;

const PLACES = {
  requests: `${paths.adminBookings}?status=pending`,
  schedule: paths.adminSchedule,
  messages: paths.adminMessages,
};

export default function AdminPage() {
  const { t, lang } = useCopy(todayCopy);
  const { t: dashboard } = useCopy(adminDashboardCopy);
  const { role } = useSession();
  return (
    <AdminFrame heading={t.heading} lead={formatDay(useNow(TICK_MS), lang)}>
      <Stack $gap="xl">
        <ConnectionTrouble />
        <Today role={role ?? 'client'} places={PLACES} />
        <MailTrouble />
        <Stack as="section" $gap="lg" id="figures" aria-labelledby="figures-heading">
          <H2 id="figures-heading">{t.figures}</H2>
          <Statistics
            action={<LinkButton to={paths.adminBookings}>{dashboard.viewBookings}</LinkButton>}
          />
          <TimeManagement />
        </Stack>
      </Stack>
    </AdminFrame>
  );
}
