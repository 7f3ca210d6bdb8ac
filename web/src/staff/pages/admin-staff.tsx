import { adminStaffCopy } from '../people/texts/staff';
import { useCopy } from '../../platform/language/use-copy';
import { StaffList } from '../people/staff-list';
import { adminRegistrationCopy } from '../people/registration/texts';
import { ReauthenticateDialog } from '../../shared/views/reauthenticate-dialog';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminStaff', function StaffMembers() {
  const { t } = useCopy(adminStaffCopy);
  const { t: registration } = useCopy(adminRegistrationCopy);
  return (
    <StaffList
      register={<LinkButton to={paths.adminRegister}>{t.register}</LinkButton>}
      reauthenticate={(then) => <ReauthenticateDialog why={registration.again} {...then} />}
    />
  );
});
