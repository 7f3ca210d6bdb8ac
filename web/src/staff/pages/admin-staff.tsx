import { adminStaffTexts } from '../people/texts/staff';
import { useTexts } from '../../platform/language/use-texts';
import { StaffList } from '../people/staff-list';
import { adminRegistrationTexts } from '../people/registration/texts';
import { ReauthenticateDialog } from '../../shared/views/reauthenticate-dialog';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminStaff', function StaffMembers() {
  const { t } = useTexts(adminStaffTexts);
  const { t: registration } = useTexts(adminRegistrationTexts);
  return (
    <StaffList
      register={<LinkButton to={paths.adminRegister}>{t.register}</LinkButton>}
      reauthenticate={(then) => <ReauthenticateDialog why={registration.again} {...then} />}
    />
  );
});
