import { staffPage } from '../parts/staff-page';
import { SchedulePart } from '../today/schedule-part';

export default staffPage('adminSchedule', SchedulePart);
