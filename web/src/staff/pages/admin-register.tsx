import { RegistrationForm } from '../people/registration/registration-form';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminRegister', RegistrationForm);
