import { staffHeadingsCopy } from '../../copy/staff/staff-headings';
import { useCopy } from '../../copy/use-copy';
import { SettingsEditor } from '../../features/settings-admin/settings-editor';
import { AdminFrame } from './parts/admin-frame';

export default function AdminSettingsPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminSettings.heading} lead={t.adminSettings.lead}>
      <SettingsEditor />
    </AdminFrame>
  );
}
