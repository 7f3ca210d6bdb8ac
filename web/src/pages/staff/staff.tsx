import { may } from '@tulia/domain/person/permission';
import { useSearchParams } from 'react-router-dom';
import { adminScheduleCopy } from '../../copy/staff/admin-schedule';
import { staffHeadingsCopy } from '../../copy/staff/staff-headings';
import { useCopy } from '../../copy/use-copy';
import { TimeManagement } from '../../features/availability/time-management';
import { BookingDesk, BookingPanel } from '../../features/bookings-admin/booking-desk';
import { BookingsBoard } from '../../features/bookings-admin/bookings-board';
import { UpcomingSessions } from '../../features/bookings-admin/upcoming/upcoming-sessions';
import { MailTrouble } from '../../features/mail-trouble/mail-trouble';
import { PaymentTrouble } from '../../features/payment-trouble/payment-trouble';
import { Schedule } from '../../features/schedule/schedule';
import { TimeOff } from '../../features/time-off/time-off';
import { useMailTroubles } from '../../data/use-mail-troubles';
import { useSession } from '../../session/session';
import { PageHeading } from '../../ui/heading';
import { Container, Stack } from '../../ui/layout';
import { Tabs } from '../../ui/tabs';

/** Schedule, bookings and blocked times for therapists and receptionists, each within their permissions (design section 7). */
export default function StaffPage() {
  const { t } = useCopy(staffHeadingsCopy);
  const { t: words } = useCopy(adminScheduleCopy);
  const troubles = useMailTroubles().data?.length ?? 0;
  const { role } = useSession();
  const [search, setSearch] = useSearchParams();
  const staffRole = role ?? 'client';
  const items = [
    {
      value: 'schedule',
      label: words.schedule,
      content: (
        <BookingDesk role={staffRole}>
          <Schedule role={staffRole} details={(booking) => <BookingPanel booking={booking} />} />
        </BookingDesk>
      ),
    },
    {
      value: 'bookings',
      label: troubles === 0 ? words.bookings : `${words.bookings} (${troubles})`,
      content: (
        <Stack $gap="xl">
          <UpcomingSessions />
          <BookingsBoard role={staffRole} />
          {may(staffRole, 'block-time') && <TimeOff />}
          {may(staffRole, 'block-time') && <TimeManagement />}
        </Stack>
      ),
    },
  ];
  const chosen = items.find(({ value }) => value === search.get('tab'))?.value ?? 'schedule';
  return (
    <Container>
      <PageHeading lead={t.staff.lead}>{t.staff.heading}</PageHeading>
      <Stack $gap="xl">
        <PaymentTrouble />
        <MailTrouble />
        <Tabs
          label={words.tabs}
          items={items}
          value={chosen}
          onValueChange={(tab) => setSearch({ tab }, { replace: true })}
        />
      </Stack>
    </Container>
  );
}
