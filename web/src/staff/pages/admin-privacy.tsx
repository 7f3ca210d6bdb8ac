import { staffHeadingsCopy } from '../parts/texts/headings';
import { useCopy } from '../../platform/language/use-copy';
import { PrivacyDesk } from '../privacy/privacy-desk';
import { AdminFrame } from '../parts/admin-frame';

export default function AdminPrivacyPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminPrivacy.heading} lead={t.adminPrivacy.lead}>
      <PrivacyDesk />
    </AdminFrame>
  );
}
