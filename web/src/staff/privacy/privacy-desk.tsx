import { Stack } from '../../ui/layout';
import { OnScreenOnly } from '../../ui/print-style';
import { IncidentBoard } from './incident-board';
import { ProcessingRegister } from './processing-register';
import { ReadingLog } from './reading-log';

/**
 * What the Data Protection Act asks of the practice: incidents, the log of readings, and the register. Only the
 * register is printed.
 */
export function PrivacyDesk() {
  return (
    <Stack $gap="lg">
      <OnScreenOnly>
        <Stack $gap="lg">
          <IncidentBoard />
          <ReadingLog />
        </Stack>
      </OnScreenOnly>
      <ProcessingRegister />
    </Stack>
  );
}
