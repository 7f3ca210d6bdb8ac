import { PractitionersEditor } from '../practice/practitioners/practitioners-editor';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminPractitioners', PractitionersEditor);
