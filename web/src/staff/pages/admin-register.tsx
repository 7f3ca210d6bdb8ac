import { staffHeadingsCopy } from '../parts/texts/headings';
import { useCopy } from '../../platform/language/use-copy';
import { RegistrationForm } from '../people/registration/registration-form';
import { AdminFrame } from '../parts/admin-frame';

export default function AdminRegisterPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminRegister.heading} lead={t.adminRegister.lead}>
      <RegistrationForm />
    </AdminFrame>
  );
}
