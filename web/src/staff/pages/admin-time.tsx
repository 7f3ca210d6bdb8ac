import { TimeManagement } from '../schedule/availability/time-management';
import { OpeningHoursEditor } from '../practice/settings/opening-hours-editor';
import { TimeOff } from '../schedule/time-off/time-off';
import { Stack } from '../../ui/layout';
import { ForOnePerson } from '../parts/person-select';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminTime', () => (
  <Stack $gap="xl">
    <ForOnePerson>
      <OpeningHoursEditor />
      <TimeOff />
      <TimeManagement />
    </ForOnePerson>
  </Stack>
));
