import { staffHeadingsCopy } from '../parts/texts/headings';
import { useCopy } from '../../platform/language/use-copy';
import { IncidentBoard } from '../privacy/incident-board';
import { ReadingLog } from '../privacy/reading-log';
import { Stack } from '../../ui/layout';
import { AdminFrame } from '../parts/admin-frame';

/** What the Data Protection Act asks of the practice day by day: incidents, and the log of readings. */
export default function AdminPrivacyPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminPrivacy.heading} lead={t.adminPrivacy.lead}>
      <Stack $gap="lg">
        <IncidentBoard />
        <ReadingLog />
      </Stack>
    </AdminFrame>
  );
}
