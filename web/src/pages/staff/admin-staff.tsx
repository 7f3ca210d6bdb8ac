import { adminStaffCopy } from '../../copy/staff/admin-staff';
import { staffHeadingsCopy } from '../../copy/staff/staff-headings';
import { useCopy } from '../../copy/use-copy';
import { StaffList } from '../../features/staff-admin/staff-list';
import { ReauthenticateDialog } from '../../features/staff-registration/reauthenticate-dialog';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { AdminFrame } from './parts/admin-frame';

export default function AdminStaffPage() {
  const { t } = useCopy(staffHeadingsCopy);
  const { t: words } = useCopy(adminStaffCopy);
  return (
    <AdminFrame heading={t.adminStaff.heading} lead={t.adminStaff.lead}>
      <StaffList
        register={<LinkButton to={paths.adminRegister}>{words.register}</LinkButton>}
        reauthenticate={(then) => <ReauthenticateDialog {...then} />}
      />
    </AdminFrame>
  );
}
