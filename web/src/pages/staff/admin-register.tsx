import { staffHeadingsCopy } from '../../copy/staff/staff-headings';
import { useCopy } from '../../copy/use-copy';
import { RegistrationForm } from '../../features/staff-registration/registration-form';
import { AdminFrame } from './parts/admin-frame';

export default function AdminRegisterPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminRegister.heading} lead={t.adminRegister.lead}>
      <RegistrationForm />
    </AdminFrame>
  );
}
