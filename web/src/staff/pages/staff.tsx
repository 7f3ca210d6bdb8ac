import { may } from '@tulia/domain/person/permission';
import { isAdmin, type Role } from '@tulia/domain/person/role';
import { formatDay } from '@tulia/domain/wording/moments';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { staffHeadingsTexts } from '../parts/texts/headings';
import { todayTexts } from '../today/texts';
import { useTexts } from '../../platform/language/use-texts';
import { Today } from '../today/today';
import { hasTimePage, staffTab } from '../frame/staff-pages';
import { lazyPart } from '../../platform/offline/lazy-part';
import { useNow } from '../../platform/hooks/use-now';
import { clientPagePath, paths } from '../../paths';
import { UNMATCHED_HASH } from '../parts/use-open-link';
import { useSession } from '../../platform/session/session';
import { Stack } from '../../ui/layout';
import { AdminFrame } from '../parts/admin-frame';

// Today comes without the code of the other tabs, and of what is mostly empty.
const BookingsBoard = lazyPart(() =>
  import('../bookings/list/bookings-board').then((part) => part.BookingsBoard),
);
const SchedulePart = lazyPart(() =>
  import('../today/schedule-part').then((part) => part.SchedulePart),
);
const ClientsBoard = lazyPart(() =>
  import('../clients/clients-board').then((part) => part.ClientsBoard),
);
const ClientPage = lazyPart(() => import('../clients/client-view').then((part) => part.ClientPage));
const MessagesBoard = lazyPart(() =>
  import('../messages/messages-board').then((part) => part.MessagesBoard),
);
const TimePart = lazyPart(() => import('../schedule/time-part').then((part) => part.TimePart));
const MailTrouble = lazyPart(() =>
  import('../health/mail-trouble/mail-trouble').then((part) => part.MailTrouble),
);
const OwnProfile = lazyPart(() => import('../people/own-profile').then((part) => part.OwnProfile));

const TICK_MS = 60_000;
/** Where the links of Today lead: parts of this page, or the pages of admins. */
const PARTS = {
  requests: `${staffTab('bookings')}&status=pending`,
  schedule: staffTab('schedule'),
  messages: staffTab('messages'),
  unmatched: `${staffTab('bookings')}${UNMATCHED_HASH}`,
  time: staffTab('time'),
};
const PAGES_OF_ADMINS = {
  requests: `${paths.adminBookings}?status=pending`,
  schedule: paths.adminSchedule,
  messages: paths.adminMessages,
  unmatched: `${paths.adminBookings}${UNMATCHED_HASH}`,
  time: paths.adminTime,
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
      const { names, staff } = t;
      const about = { heading: names.time, lead: staff.lead, content: <TimePart /> };
      return hasTimePage(role) ? about : undefined;
    }
    case 'profile':
      // Admins have a page of their own.
      return isAdmin(role) ? undefined : { ...t.staffProfile, content: <OwnProfile /> };
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
        <div>
          <Today role={staffRole} places={isAdmin(staffRole) ? PAGES_OF_ADMINS : PARTS} />
        </div>
        <Suspense fallback={null}>
          <MailTrouble />
        </Suspense>
      </Stack>
    </AdminFrame>
  );
}
