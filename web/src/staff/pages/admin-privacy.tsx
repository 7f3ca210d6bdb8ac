import { staffHeadingsCopy } from '../parts/texts/headings';
import { useCopy } from '../../platform/language/use-copy';
import { ReadingLog } from '../privacy/reading-log';
import { AdminFrame } from '../parts/admin-frame';

/** Who has read confidential records. Breaches are recorded outside the software (docs/operate.md). */
export default function AdminPrivacyPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminPrivacy.heading} lead={t.adminPrivacy.lead}>
      <ReadingLog />
    </AdminFrame>
  );
}
