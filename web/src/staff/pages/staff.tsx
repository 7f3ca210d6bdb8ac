import { may } from '@tulia/domain/person/permission';
import { isAdmin, type Role } from '@tulia/domain/person/role';
import { formatDay } from '@tulia/domain/wording/moments';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { staffHeadingsTexts } from '../parts/texts/headings';
import { todayTexts } from '../today/texts';
import { useTexts } from '../../platform/language/use-texts';
import { TimeManagement } from '../schedule/availability/time-management';
import { BookingsBoard } from '../bookings/list/bookings-board';
import { Today } from '../today/today';
import { ClientPage } from '../clients/client-view';
import { ClientsBoard } from '../clients/clients-board';
import { hasTimePage, staffTab } from '../frame/staff-pages';
import { ConnectionTrouble } from '../health/connection-trouble/connection-trouble';
import { MailTrouble } from '../health/mail-trouble/mail-trouble';
import { MessagesBoard } from '../messages/messages-board';
import { TimeOff } from '../schedule/time-off/time-off';
import { lazyPart } from '../../platform/offline/lazy-part';
import { useNow } from '../../platform/hooks/use-now';
import { clientPagePath, paths } from '../../paths';
import { UNMATCHED_HASH } from '../parts/use-open-link';
import { useSession } from '../../platform/session/session';
import { Stack } from '../../ui/layout';
import { ForOnePerson } from '../parts/person-select';
import { AdminFrame } from '../parts/admin-frame';
import { SchedulePart } from '../today/schedule-part';

const OwnProfile = lazyPart(() => import('../people/own-profile').then((part) => part.OwnProfile));

const TICK_MS = 60_000;
/** Where the links of Today lead: parts of this page, or the pages of admins. */
const PARTS = {
  requests: `${staffTab('bookings')}&status=pending`,
  schedule: staffTab('schedule'),
  messages: staffTab('messages'),
  unmatched: `${staffTab('bookings')}${UNMATCHED_HASH}`,
};
const PAGES_OF_ADMINS = {
  requests: `${paths.adminBookings}?status=pending`,
  schedule: paths.adminSchedule,
  messages: paths.adminMessages,
  unmatched: `${paths.adminBookings}${UNMATCHED_HASH}`,
};

/** The part of a tab; undefined without a tab, and where the role may not see it. */
function usePart(tab: string | null, role: Role) {
  const { t } = useTexts(staffHeadingsTexts);
  switch (tab) {
    case 'bookings':
      return { ...t.staffBookings, content: <BookingsBoard role={role} /> };
    case 'schedule':
      return { ...t.adminSchedule, content: <SchedulePart role={role} /> };
    case 'clients': {
      const content = <ClientsBoard page={(id) => clientPagePath(false, id)} />;
      return may(role, 'see-bookings') ? { ...t.adminClients, content } : undefined;
    }
    case 'messages':
      return may(role, 'answer-messages')
        ? { ...t.adminMessages, content: <MessagesBoard /> }
        : undefined;
    case 'time': {
      const content = (
        <Stack $gap="xl">
          <ForOnePerson>
            <TimeOff />
            <TimeManagement />
          </ForOnePerson>
        </Stack>
      );
      const { names, staff } = t;
      return hasTimePage(role) ? { heading: names.time, lead: staff.lead, content } : undefined;
    }
    case 'profile':
      // Admins have a page of their own.
      return isAdmin(role)
        ? undefined
        : {
            ...t.staffProfile,
            content: (
              <Suspense fallback={null}>
                <OwnProfile />
              </Suspense>
            ),
          };
    default:
      return undefined;
  }
}

/** Today for all staff, and the parts of therapists and receptionists within their permissions (design section 7). */
export default function StaffPage() {
  const { t, lang } = useTexts(todayTexts);
  const { role } = useSession();
  const [search] = useSearchParams();
  const staffRole = role ?? 'client';
  const tab = search.get('tab');
  const part = usePart(tab, staffRole);
  const today = formatDay(useNow(TICK_MS), lang);
  const client = search.get('client');
  if (tab === 'clients' && client !== null && may(staffRole, 'see-bookings'))
    return <ClientPage key={client} id={client} role={staffRole} list={staffTab('clients')} />;
  if (part)
    return (
      <AdminFrame heading={part.heading} lead={part.lead}>
        {part.content}
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
