import { adminStaffCopy } from '../people/texts/staff';
import { staffHeadingsCopy } from '../parts/texts/headings';
import { useCopy } from '../../platform/language/use-copy';
import { StaffList } from '../people/staff-list';
import { adminRegistrationCopy } from '../people/registration/texts';
import { ReauthenticateDialog } from '../../shared/views/reauthenticate-dialog';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { AdminFrame } from '../parts/admin-frame';

export default function AdminStaffPage() {
  const { t } = useCopy(staffHeadingsCopy);
  const { t: words } = useCopy(adminStaffCopy);
  const { t: registration } = useCopy(adminRegistrationCopy);
  return (
    <AdminFrame heading={t.adminStaff.heading} lead={t.adminStaff.lead}>
      <StaffList
        register={<LinkButton to={paths.adminRegister}>{words.register}</LinkButton>}
        reauthenticate={(then) => <ReauthenticateDialog why={registration.again} {...then} />}
      />
    </AdminFrame>
  );
}
