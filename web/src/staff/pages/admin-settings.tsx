import { staffHeadingsCopy } from '../parts/texts/headings';
import { useCopy } from '../../platform/language/use-copy';
import { SettingsEditor } from '../practice/settings/settings-editor';
import { AdminFrame } from '../parts/admin-frame';

export default function AdminSettingsPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminSettings.heading} lead={t.adminSettings.lead}>
      <SettingsEditor />
    </AdminFrame>
  );
}
