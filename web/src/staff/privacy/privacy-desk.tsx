import { Stack } from '../../ui/layout';
import { OnScreenOnly } from '../../ui/print-style';
import { IncidentBoard } from './incident-board';
import { ProcessingRegister } from './processing-register';
import { ReadingLog } from './reading-log';

/** What the law on data asks of the practice: incidents, who read what, and the register, which alone goes on paper. */
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
