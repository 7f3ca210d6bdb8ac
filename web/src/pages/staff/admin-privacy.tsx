import { staffHeadingsCopy } from '../../copy/staff/staff-headings';
import { useCopy } from '../../copy/use-copy';
import { PrivacyDesk } from '../../features/privacy-desk/privacy-desk';
import { AdminFrame } from './parts/admin-frame';

export default function AdminPrivacyPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminPrivacy.heading} lead={t.adminPrivacy.lead}>
      <PrivacyDesk />
    </AdminFrame>
  );
}
