import { adminTimeCopy } from '../../copy/staff/admin-time';
import { useCopy } from '../../copy/use-copy';
import { TimeManagement } from '../../features/availability/time-management';
import { OpeningHoursEditor } from '../../features/settings-admin/opening-hours-editor';
import { TimeOff } from '../../features/time-off/time-off';
import { Stack } from '../../ui/layout';
import { AdminFrame } from './parts/admin-frame';

export default function AdminTimePage() {
  const { t } = useCopy(adminTimeCopy);
  return (
    <AdminFrame heading={t.heading} lead={t.lead}>
      <Stack $gap="xl">
        <OpeningHoursEditor />
        <TimeOff />
        <TimeManagement />
      </Stack>
    </AdminFrame>
  );
}
