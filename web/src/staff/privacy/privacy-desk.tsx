import { Stack } from '../../ui/layout';
import { IncidentBoard } from './incident-board';
import { ReadingLog } from './reading-log';

/** What the Data Protection Act asks of the practice day by day: incidents, and the log of readings. */
export function PrivacyDesk() {
  return (
    <Stack $gap="lg">
      <IncidentBoard />
      <ReadingLog />
    </Stack>
  );
}
