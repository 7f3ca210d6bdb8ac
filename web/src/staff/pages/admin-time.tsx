import { adminTimeCopy } from '../schedule/time-off/texts';
import { useCopy } from '../../platform/language/use-copy';
import { TimeManagement } from '../schedule/availability/time-management';
import { OpeningHoursEditor } from '../practice/settings/opening-hours-editor';
import { TimeOff } from '../schedule/time-off/time-off';
import { Stack } from '../../ui/layout';
import { AdminFrame } from '../parts/admin-frame';

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
