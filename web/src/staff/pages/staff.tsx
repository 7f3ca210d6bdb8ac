import { may } from '@tulia/domain/person/permission';
import { isAdmin, type Role } from '@tulia/domain/person/role';
import { formatDay } from '@tulia/domain/wording/moments';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { staffHeadingsTexts } from '../parts/texts/headings';
import { todayTexts } from '../today/texts';
import { useTexts } from '../../platform/language/use-texts';
import { TimeManagement } from '../schedule/availability/time-management';
import { BookingsBoard } from '../bookings/list/bookings-board';
import { Today } from '../today/today';
import { ClientPage } from '../clients/client-view';
import { ClientsBoard } from '../clients/clients-board';
import { staffTab } from '../frame/staff-pages';
import { ConnectionTrouble } from '../health/connection-trouble/connection-trouble';
import { MailTrouble } from '../health/mail-trouble/mail-trouble';
import { MessagesBoard } from '../messages/messages-board';
import { TimeOff } from '../schedule/time-off/time-off';
import { useNow } from '../../platform/hooks/use-now';
import { clientPagePath, paths } from '../../paths';
import { useSession } from '../../platform/session/session';
import { Stack } from '../../ui/layout';
import { AdminFrame } from '../parts/admin-frame';
import { SchedulePart } from '../today/schedule-part';

const TICK_MS = 60_000;
/** Where the links of Today lead: parts of this page, or the pages of admins. */
const PARTS = {
  requests: `${staffTab('bookings')}&status=pending`,
  schedule: staffTab('schedule'),
  messages: staffTab('messages'),
};
const PAGES_OF_ADMINS = {
  requests: `${paths.adminBookings}?status=pending`,
  schedule: paths.adminSchedule,
  messages: paths.adminMessages,
};

interface Part {
  heading: string;
  lead: string;
  offered: boolean;
  content: () => ReactNode;
}

function useParts(role: Role): Record<string, Part> {
  const { t } = useTexts(staffHeadingsTexts);
  return {
    bookings: {
      ...t.staffBookings,
      offered: true,
      content: () => <BookingsBoard role={role} />,
    },
    schedule: {
      ...t.adminSchedule,
      offered: true,
      content: () => <SchedulePart role={role} />,
    },
    clients: {
      ...t.adminClients,
      offered: may(role, 'see-bookings'),
      content: () => <ClientsBoard page={(id) => clientPagePath(false, id)} />,
    },
    messages: {
      ...t.adminMessages,
      offered: may(role, 'answer-messages'),
      content: () => <MessagesBoard />,
    },
    time: {
      heading: t.names.time,
      lead: t.staff.lead,
      offered: may(role, 'block-time'),
      content: () => (
        <Stack $gap="xl">
          <TimeOff />
          <TimeManagement />
        </Stack>
      ),
    },
  };
}

/** Today for all staff, and the parts of therapists and receptionists within their permissions (design section 7). */
export default function StaffPage() {
  const { t, lang } = useTexts(todayTexts);
  const { role } = useSession();
  const [search] = useSearchParams();
  const staffRole = role ?? 'client';
  const parts = useParts(staffRole);
  const today = formatDay(useNow(TICK_MS), lang);
  const chosen = parts[search.get('tab') ?? ''];
  const client = search.get('client');
  if (search.get('tab') === 'clients' && client !== null && may(staffRole, 'see-bookings'))
    return <ClientPage key={client} id={client} role={staffRole} list={staffTab('clients')} />;
  if (chosen?.offered === true)
    return (
      <AdminFrame heading={chosen.heading} lead={chosen.lead}>
        {chosen.content()}
      </AdminFrame>
    );
  return (
    <AdminFrame heading={t.heading} lead={today}>
      <Stack $gap="xl">
        <ConnectionTrouble />
        <Today role={staffRole} places={isAdmin(staffRole) ? PAGES_OF_ADMINS : PARTS} />
        <MailTrouble />
      </Stack>
    </AdminFrame>
  );
}
