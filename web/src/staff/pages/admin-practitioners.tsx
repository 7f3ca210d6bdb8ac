import { staffHeadingsCopy } from '../parts/texts/headings';
import { useCopy } from '../../platform/language/use-copy';
import { PractitionersEditor } from '../practice/practitioners/practitioners-editor';
import { AdminFrame } from '../parts/admin-frame';

export default function AdminPractitionersPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminPractitioners.heading} lead={t.adminPractitioners.lead}>
      <PractitionersEditor />
    </AdminFrame>
  );
}
