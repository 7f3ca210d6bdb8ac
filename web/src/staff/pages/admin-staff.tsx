import { StaffList } from '../people/staff-list';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminStaff', StaffList);
