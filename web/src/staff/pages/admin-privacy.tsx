import { IncidentBoard } from '../privacy/incident-board';
import { ReadingLog } from '../privacy/reading-log';
import { Stack } from '../../ui/layout';
import { staffPage } from '../parts/staff-page';

/** What the Data Protection Act asks of the practice day by day: incidents, and the log of readings. */
export default staffPage('adminPrivacy', () => (
  <Stack $gap="lg">
    <IncidentBoard />
    <ReadingLog />
  </Stack>
));
