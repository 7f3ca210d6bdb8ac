import { ServicesEditor } from '../practice/services/services-editor';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminServices', ServicesEditor);
